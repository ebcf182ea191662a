import { screen } from '@testing-library/react'
import { advance, renderWithApp } from '@aldergate/testing'
import { MarketAge } from './MarketAge'

it('counts the seconds since the prices stepped', () => {
  jest.useFakeTimers()
  const { unmount } = renderWithApp(<MarketAge />)
  expect(screen.getByText('0 s ago')).toBeVisible()

  advance(2_000)
  expect(screen.getByText('2 s ago')).toBeVisible()

  unmount()
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})
