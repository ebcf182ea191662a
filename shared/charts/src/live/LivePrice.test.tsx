import { screen } from '@testing-library/react'
import { renderWithApp } from '@aldergate/testing'
import { LivePrice } from './LivePrice'

/** The digits that are currently tinted, and their direction. */
function tinted() {
  return [...document.querySelectorAll<HTMLElement>('[data-tint]')].map(
    ({ dataset, textContent }) => `${dataset.tint} ${textContent}`,
  )
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('is tinted for 350 ms when it changes, and at most once a second', () => {
  const { rerender } = renderWithApp(<LivePrice pair="BTC/GBP" price={45_000} />)
  expect(tinted()).toEqual([])

  rerender(<LivePrice pair="BTC/GBP" price={45_001} />)
  jest.advanceTimersByTime(349)
  expect(tinted()).toEqual(['up 1.00'])
  jest.advanceTimersByTime(1)
  expect(tinted()).toEqual([])

  jest.advanceTimersByTime(649)
  rerender(<LivePrice pair="BTC/GBP" price={45_002} />)
  expect(tinted()).toEqual([])

  jest.advanceTimersByTime(1)
  rerender(<LivePrice pair="BTC/GBP" price={45_001} />)
  expect(tinted()).toEqual(['down 1.00'])
})

it('tints the digits that changed only', () => {
  const { rerender } = renderWithApp(<LivePrice pair="BTC/GBP" price={45_000} />)
  rerender(<LivePrice pair="BTC/GBP" price={45_001.2} />)

  expect(tinted()).toEqual(['up 1.20'])
  expect(screen.getByText('45,00')).toHaveTextContent('45,001.20')
})

it('goes together with the others of its step, in no frame but those two', () => {
  const frames = jest.spyOn(window, 'requestAnimationFrame')
  const animated = jest.spyOn(Element.prototype, 'animate')
  const prices = (bitcoin: number, ether: number) => (
    <>
      <LivePrice pair="BTC/GBP" price={bitcoin} />
      <LivePrice pair="ETH/GBP" price={ether} />
    </>
  )
  const { rerender } = renderWithApp(prices(45_000, 1_500))

  rerender(prices(45_001, 1_499))
  expect(tinted()).toEqual(['up 1.00', 'down 499.00'])
  expect(jest.getTimerCount()).toBe(1)
  jest.advanceTimersByTime(350)
  expect(tinted()).toEqual([])
  expect(frames).not.toHaveBeenCalled()
  expect(animated).not.toHaveBeenCalled()
})

it('is not tinted where reduced motion is wanted', () => {
  const { matchMedia } = window
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(matchMedia(query), { matches: true }))

  const { rerender } = renderWithApp(<LivePrice pair="BTC/GBP" price={45_000} />)
  rerender(<LivePrice pair="BTC/GBP" price={45_001} />)
  expect(tinted()).toEqual([])
})

it('leaves no timer when it goes within its tint', () => {
  const { rerender, unmount } = renderWithApp(<LivePrice pair="BTC/GBP" price={45_000} />)
  rerender(<LivePrice pair="BTC/GBP" price={45_001} />)

  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
