import { screen } from '@testing-library/react'
import { renderWithApp } from '@aldergate/testing'
import { LivePrice } from './LivePrice'

let animate: jest.SpiedFunction<Element['animate']>

beforeEach(() => {
  jest.useFakeTimers()
  animate = jest.spyOn(Element.prototype, 'animate')
})

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('is tinted for 350 ms when it changes, and at most once a second', () => {
  const { rerender } = renderWithApp(<LivePrice pair="BTC/GBP" price={45_000} />)
  expect(animate).not.toHaveBeenCalled()

  rerender(<LivePrice pair="BTC/GBP" price={45_001} />)
  expect(animate).toHaveBeenCalledTimes(1)
  expect(animate.mock.lastCall?.[1]).toBe(350)

  jest.advanceTimersByTime(999)
  rerender(<LivePrice pair="BTC/GBP" price={45_002} />)
  expect(animate).toHaveBeenCalledTimes(1)

  jest.advanceTimersByTime(1)
  rerender(<LivePrice pair="BTC/GBP" price={45_001} />)
  expect(animate).toHaveBeenCalledTimes(2)
})

it('tints the digits that changed only', () => {
  const { rerender } = renderWithApp(<LivePrice pair="BTC/GBP" price={45_000} />)
  rerender(<LivePrice pair="BTC/GBP" price={45_001.2} />)

  expect(animate.mock.contexts).toEqual([screen.getByText('1.20')])
  expect(screen.getByText('45,00')).toHaveTextContent('45,001.20')
})

it('is not tinted where reduced motion is wanted', () => {
  const { matchMedia } = window
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(matchMedia(query), { matches: true }))

  const { rerender } = renderWithApp(<LivePrice pair="BTC/GBP" price={45_000} />)
  rerender(<LivePrice pair="BTC/GBP" price={45_001} />)
  expect(animate).not.toHaveBeenCalled()
})
