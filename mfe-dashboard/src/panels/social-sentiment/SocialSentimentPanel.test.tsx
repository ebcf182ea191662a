import { renderWithApp } from '@aldergate/testing'
import { screen, within } from '@testing-library/react'
import { SocialSentimentPanel } from './SocialSentimentPanel'

function symbols() {
  return screen.getAllByRole('rowheader').map((cell) => cell.textContent)
}

function row(symbol: string) {
  return within(screen.getByRole('row', { name: new RegExp(`^${symbol}`) }))
}

it('shows for each symbol its score, its mentions, its last day and its trend', () => {
  renderWithApp(<SocialSentimentPanel />)
  expect(symbols()).toEqual(['BTC', 'ETH', 'DOGE', 'SOL', 'XRP', 'ADA', 'LTC', 'SHIB'])

  expect(row('BTC').getByText('+24')).toBeInTheDocument()
  expect(row('BTC').getByText('1,076 positive')).toBeInTheDocument()
  expect(row('BTC').getByText('499 negative')).toBeInTheDocument()
  expect(row('BTC').getByText('n = 2,445')).toBeInTheDocument()
  expect(
    row('BTC').getByRole('img', { name: 'Score of BTC over the last 24 hours' }),
  ).toBeInTheDocument()
  expect(row('BTC').getByRole('cell', { name: /Neutral/ })).toHaveTextContent('■')
  expect(row('ETH').getByRole('cell', { name: /Up/ })).toHaveTextContent('▲')
  expect(row('DOGE').getByRole('cell', { name: /Down/ })).toHaveTextContent('▼')
})

it('writes a negative score with a true minus', () => {
  renderWithApp(<SocialSentimentPanel />)
  expect(row('XRP').getByText('−21')).toBeInTheDocument()
})

it('warns of a score that stands on few mentions', () => {
  renderWithApp(<SocialSentimentPanel />)

  expect(screen.getAllByText('Few mentions')).toHaveLength(1)
  expect(row('SHIB').getByText('Few mentions')).toBeInTheDocument()
  expect(screen.getByText(/Below 30 mentions/)).toBeInTheDocument()
})

it('sorts by score, mentions and trend', async () => {
  const { user } = renderWithApp(<SocialSentimentPanel />)

  await user.click(screen.getByRole('button', { name: /^Score/ }))
  expect(symbols()[0]).toBe('ADA')
  await user.click(screen.getByRole('button', { name: /^Mentions/ }))
  expect(symbols()[0]).toBe('SHIB')
  await user.click(screen.getByRole('button', { name: /^Trend/ }))
  expect(symbols()[0]).toBe('ADA')
})

it('holds no timer', () => {
  jest.useFakeTimers()
  const { unmount } = renderWithApp(<SocialSentimentPanel />)
  expect(jest.getTimerCount()).toBe(0)
  unmount()
  jest.useRealTimers()
})
