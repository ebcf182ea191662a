export { advance } from './fakeTimers'
export { renderWithApp, type RenderOptions } from './renderWithApp'
