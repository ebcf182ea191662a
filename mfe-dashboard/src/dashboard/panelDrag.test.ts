/** @jest-environment jsdom */

import Sortable from 'sortablejs'
import { startPanelDrag } from './panelDrag'

const ACTIONS = { grab() {}, carryBeside() {}, carryHome() {}, drop() {}, release() {} }

/** Answers every media query for the pointer: whether it is coarse. */
function pointWith(finger: boolean) {
  const { matchMedia } = window
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(matchMedia(query), { matches: finger && query === '(pointer: coarse)' }),
    )
}

afterEach(() => {
  jest.restoreAllMocks()
})

it.each([
  ['leaves a mouse to the browser, which scrolls at the edge by itself', false],
  ['follows a finger itself, in every browser, or the page would not scroll at the edge', true],
])('%s', (_what, finger) => {
  pointWith(finger)
  const grid = document.createElement('div')
  const stop = startPanelDrag(grid, ACTIONS)

  expect(Sortable.get(grid)?.option('forceFallback')).toBe(finger)
  stop()
})
