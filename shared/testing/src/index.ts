export { fakeCanvas } from './fakeCanvas'
export { advance } from './fakeTimers'
export { fakeViewport } from './fakeViewport'
export { type RenderOptions, renderWithApp } from './renderWithApp'
