/** @jest-environment jsdom */

import { layOutLater } from './layOutLater'

beforeEach(() => {
  jest.useFakeTimers()
  Object.assign(window, { innerHeight: 800 })
})

afterEach(() => {
  jest.runAllTimers()
  jest.useRealTimers()
})

/** Elements that begin so far down, and which of them are not laid out yet. */
function elementsAt(...tops: number[]) {
  const elements = tops.map((top) => ({
    element: document.createElement('section'),
    top,
    width: 400,
    height: 300,
  }))
  const isWaiting = ({ style }: HTMLElement) =>
    style.getPropertyValue('content-visibility') === 'hidden'
  const waiting = () => elements.filter(({ element }) => isWaiting(element)).map(({ top }) => top)
  return { elements, waiting }
}

/** The next frame is painted. */
function frame() {
  jest.advanceTimersToNextFrame()
  jest.advanceTimersByTime(1)
}

it('lays out nothing with the first frame, and the height of a screen with each one after it', () => {
  const { elements, waiting } = elementsAt(900, 1_000, 1_800, 9_000)
  layOutLater(elements)

  expect(waiting()).toEqual([900, 1_000, 1_800, 9_000])
  frame()
  expect(waiting()).toEqual([1_800, 9_000])
  frame()
  expect(waiting()).toEqual([9_000])
  frame()
  expect(waiting()).toEqual([])
})

it('keeps the size of what waits, and leaves no trace of it', () => {
  const { elements } = elementsAt(900)
  const { style } = elements[0]!.element
  layOutLater(elements)
  expect(style.getPropertyValue('contain-intrinsic-size')).toBe('400px 300px')

  frame()
  expect(style).toHaveLength(0)
})

it.each(['scroll', 'click', 'keydown'])('lays out all at once with a %s', (event) => {
  const { elements, waiting } = elementsAt(900, 1_800, 9_000)
  layOutLater(elements)
  window.dispatchEvent(new Event(event))

  expect(waiting()).toEqual([])
})

it('ends with the last element', () => {
  layOutLater(elementsAt(900).elements)
  jest.runAllTimers()

  expect(jest.getTimerCount()).toBe(0)
})
