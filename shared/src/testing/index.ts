export { fakeCanvas } from './fakeCanvas'
export { advance } from './fakeTimers'
export { fakeViewport } from './fakeViewport'
export { renderWithApp, type RenderOptions } from './renderWithApp'
