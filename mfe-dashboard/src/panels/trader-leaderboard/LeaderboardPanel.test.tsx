import { type Fill, OPENING_LEDGER } from '@aldergate/ledger'
import { ledgerAtom, performanceAtom } from '@aldergate/ledger/state'
import { english, renderWithApp } from '@aldergate/testing'
import { screen, within } from '@testing-library/react'
import { createStore } from 'jotai'
import { leaderboardAtom } from './leaderboard.atoms'
import { LeaderboardPanel } from './LeaderboardPanel'

const EN = english(__dirname)

const NOW = Date.UTC(2026, 5, 30, 12)

/** Half of the bitcoin that the sample holds, sold with a profit. */
const SALE: Fill = {
  kind: 'fill',
  id: 'fill one',
  orderId: 'one',
  at: NOW - 86_400_000,
  pair: 'BTC/GBP',
  side: 'sell',
  quantity: '0.21',
  price: '45000',
  pricedAt: NOW - 86_400_000,
  value: '9450.00',
  fee: '9.45',
}

function bodyRows() {
  return within(screen.getByRole('table', { name: 'Traders by profit' }))
    .getAllByRole('row')
    .slice(1)
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW })
})

afterEach(() => {
  jest.useRealTimers()
})

it('lists each trader with rank, name, total profit and win rate', () => {
  renderWithApp(<LeaderboardPanel />)

  const names = [EN('rank'), EN('username'), EN('totalProfit'), EN('winRate')]
  for (const [index, header] of screen.getAllByRole('columnheader').entries()) {
    expect(within(header).getByRole('button')).toHaveAccessibleName(names[index])
  }
  expect(screen.getByRole('row', { name: /LuckyTwo/ })).toHaveTextContent(
    /^\d+LuckyTwo▲\+£[\d,.]+100\.0%/,
  )
})

it('places the trader among the samples before the first trade, and leads to the ticket', () => {
  renderWithApp(<LeaderboardPanel />)

  expect(bodyRows()[7]).toHaveTextContent('8BreakoutBen')
  expect(bodyRows()[6]).toHaveTextContent(/^7You.*£0\.00–no trades$/)
  expect(screen.getByRole('status')).toHaveTextContent('You rank 7 of 8.')
  expect(screen.getByRole('button', { name: 'Open the order ticket' })).toBeVisible()
})

it('ranks the trader by the closed trades of the ledger, after fees', () => {
  const store = createStore()
  store.set(ledgerAtom, [...OPENING_LEDGER, SALE])
  renderWithApp(<LeaderboardPanel />, { store })

  const { netProfit } = store.get(performanceAtom)
  expect(store.get(leaderboardAtom).find(({ isOwn }) => isOwn)?.totalProfit).toBe(Number(netProfit))
  expect(bodyRows()[4]).toHaveTextContent('5You▲+£1,408.05100.0%1 tradeFew trades')
})

it('counts another period', async () => {
  const { user } = renderWithApp(<LeaderboardPanel />)
  await user.click(screen.getByRole('button', { name: '7 days' }))

  expect(bodyRows()[0]).toHaveTextContent('1CryptoKing▲+£2,140.5064.3%14 trades')
})

it('shows that a win rate of two trades is weak', () => {
  renderWithApp(<LeaderboardPanel />)

  expect(screen.getByRole('row', { name: /LuckyTwo/ })).toHaveTextContent(
    '100.0%2 tradesFew trades',
  )
})

it('sorts by win rate, and leaves who has none at the end', async () => {
  const { user } = renderWithApp(<LeaderboardPanel />)
  await user.click(screen.getByRole('button', { name: 'Win rate' }))

  expect(bodyRows()[0]).toHaveTextContent('BreakoutBen')
  expect(bodyRows().at(-1)).toHaveTextContent('You')

  await user.click(screen.getByRole('button', { name: 'Win rate' }))
  expect(bodyRows()[0]).toHaveTextContent('LuckyTwo')
  expect(bodyRows().at(-1)).toHaveTextContent('You')
})

it('leaves no timer when it is hidden', () => {
  const { unmount } = renderWithApp(<LeaderboardPanel />)

  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
