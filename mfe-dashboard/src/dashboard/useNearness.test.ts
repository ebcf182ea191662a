/** @jest-environment jsdom */

import { act, renderHook } from '@testing-library/react'
import { useNearness } from './useNearness'

type Report = (entries: { isIntersecting: boolean }[]) => void

let report: Report
let isWatched: boolean

beforeEach(() => {
  isWatched = false
  Object.assign(globalThis, {
    IntersectionObserver: function (told: Report) {
      report = told
      return { observe: () => (isWatched = true), disconnect: () => (isWatched = false) }
    },
  })
})

afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'))

const content = { current: document.createElement('div') }
const whole = document.createElement('div')
content.current.append(whole)

function heighten(element: Element, height: number) {
  element.getBoundingClientRect = () => new DOMRect(0, 0, 300, height)
}

function watch() {
  const panel = { current: document.createElement('div') }
  return renderHook(() => useNearness(panel, content))
}

function scroll(isIntersecting: boolean, height: number) {
  heighten(whole, height)
  act(() => report([{ isIntersecting }]))
}

it('makes a panel ready when it comes near, and keeps its place when it goes', () => {
  const { result } = watch()
  expect(result.current).toEqual({ isNear: false, hasBeenNear: false })

  scroll(true, 400)
  expect(result.current).toMatchObject({ isNear: true, hasBeenNear: true })
  scroll(false, 420)
  expect(result.current).toEqual({ isNear: false, hasBeenNear: true, height: 420 })
})

it('keeps the height of before when what goes away has none, or was away already', () => {
  const { result } = watch()
  scroll(true, 400)
  scroll(false, 400)
  scroll(false, 90)
  expect(result.current.height).toBe(400)

  scroll(true, 0)
  scroll(false, 0)
  expect(result.current.height).toBe(400)
})

it('keeps no height that a part has taken of a higher row', () => {
  const part = document.createElement('div')
  part.dataset.ownHeight = '300'
  heighten(part, 520)
  whole.append(part)
  const { result } = watch()
  scroll(true, 700)
  scroll(false, 700)
  expect(result.current.height).toBe(480)
  part.remove()
})

it('wakes what rests to be printed, and nothing that has never been near', () => {
  const { result } = watch()
  act(() => window.dispatchEvent(new Event('beforeprint')))
  expect(result.current.isNear).toBe(false)

  scroll(true, 400)
  scroll(false, 400)
  expect(result.current.isNear).toBe(true)
  act(() => window.dispatchEvent(new Event('afterprint')))
  expect(result.current.isNear).toBe(false)
})

it('does not rest while somebody is at work in it, and rests once they have left', () => {
  const panel = { current: document.createElement('div') }
  const [field, other] = [document.createElement('input'), document.createElement('input')]
  whole.append(field, other)
  panel.current.append(content.current)
  document.body.append(panel.current)
  const { result } = renderHook(() => useNearness(panel, content))
  scroll(true, 400)
  field.focus()
  scroll(false, 400)
  expect(result.current.isNear).toBe(true)

  act(() => other.focus())
  expect(result.current.isNear).toBe(true)
  act(() => other.blur())
  expect(result.current).toMatchObject({ isNear: false, height: 400 })
  expect(panel.current).toContainElement(field)
  panel.current.remove()
  field.remove()
  other.remove()
})

it('hears of nothing where there is nothing to hear, and ends with the panel', () => {
  const { result, unmount } = watch()
  act(() => report([]))
  expect(result.current.isNear).toBe(false)
  expect(isWatched).toBe(true)

  unmount()
  expect(isWatched).toBe(false)
})

it('takes everything as near where the browser cannot tell', () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')

  expect(watch().result.current).toEqual({ isNear: true, hasBeenNear: true })
})
