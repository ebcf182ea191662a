import { alertRulesAtom } from '@aldergate/market/alerts'
import { draftOrderAtom, ledgerAtom } from '@aldergate/ledger/state'
import { notificationsAtom } from '@aldergate/platform'
import { advance, renderWithApp } from '@aldergate/testing'
import { screen, within } from '@testing-library/react'
import { createStore } from 'jotai'
import { leadAtom } from '../../layout/lead.atoms'
import { draftAlertAtom } from '../../parts/draftAlert.atoms'
import { LiveMarketFeedPanel } from './LiveMarketFeedPanel'

const CRYPTO = ['BTC/GBP', 'ETH/GBP', 'SOL/GBP', 'ADA/GBP']

function shownPairs() {
  return screen.queryAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)
}

function searchBox() {
  return screen.getByRole('searchbox', { name: 'Search pairs' })
}

it('shows four pairs, each with price, change, volume, high, low, trend and buttons', () => {
  renderWithApp(<LiveMarketFeedPanel feed="crypto" />)
  expect(shownPairs()).toEqual(CRYPTO)

  const item = within(screen.getByRole('listitem', { name: 'BTC/GBP' }))
  expect(item.getByText('45,000.00')).toBeInTheDocument()
  expect(item.getByText(/^[+−]?\d+\.\d\d%$/)).toBeInTheDocument()
  expect(item.getByText('Sample')).toBeInTheDocument()
  expect(item.getByText('Volume').nextElementSibling).toHaveTextContent('£1.2B')
  expect(item.getByText('High').nextElementSibling).toHaveTextContent(/^[\d,.]+$/)
  expect(item.getByText('Low').nextElementSibling).toHaveTextContent(/^[\d,.]+$/)
  expect(item.getByRole('img', { name: 'Last prices of BTC/GBP' })).toBeInTheDocument()
  expect(item.getByRole('button', { name: 'Buy BTC/GBP' })).toBeEnabled()
  expect(item.getByRole('button', { name: 'Sell BTC/GBP' })).toBeEnabled()
  expect(item.getByRole('button', { name: 'Set Alert for BTC/GBP' })).toBeEnabled()
})

it('searches whatever the case, says how many it found, and clears with Escape', async () => {
  const { user } = renderWithApp(<LiveMarketFeedPanel feed="crypto" />)
  expect(searchBox()).toHaveAttribute('placeholder', 'Search pairs...')

  await user.type(searchBox(), 'eTh')
  expect(shownPairs()).toEqual(['ETH/GBP'])
  expect(screen.getByText('1 of 4 pairs')).toBeInTheDocument()

  await user.keyboard('{Escape}')
  expect(shownPairs()).toEqual(CRYPTO)

  await user.type(searchBox(), 'yen')
  expect(screen.getByText('No pair matches “yen”.')).toBeInTheDocument()
  screen.getByRole('button', { name: 'Clear search' }).focus()
  await user.keyboard('{Enter}')
  expect(shownPairs()).toEqual(CRYPTO)
  expect(searchBox()).toHaveFocus()
})

it('keeps pinned pairs on top in the order of the feed, also while searching and in a new panel', async () => {
  const store = createStore()
  const { user, unmount } = renderWithApp(<LiveMarketFeedPanel feed="crypto" />, { store })

  await user.click(screen.getByRole('button', { name: 'Pin ADA/GBP' }))
  await user.click(screen.getByRole('button', { name: 'Pin ETH/GBP' }))
  expect(screen.getByRole('button', { name: 'Pin ADA/GBP' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(shownPairs()).toEqual(['ETH/GBP', 'ADA/GBP', 'BTC/GBP', 'SOL/GBP'])

  await user.type(searchBox(), 'a')
  expect(shownPairs()).toEqual(['ADA/GBP'])
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Pin ETH/GBP' }))
  expect(shownPairs()).toEqual(['ADA/GBP', 'BTC/GBP', 'ETH/GBP', 'SOL/GBP'])

  unmount()
  renderWithApp(<LiveMarketFeedPanel feed="crypto" />, { store })
  expect(shownPairs()[0]).toBe('ADA/GBP')
})

it('shows the same data as a table that sorts, with the pinned pairs on top', async () => {
  const { user } = renderWithApp(<LiveMarketFeedPanel feed="crypto" />)
  await user.click(screen.getByRole('button', { name: 'List View' }))

  const table = within(screen.getByRole('table', { name: 'Pairs' }))
  const names = () => table.getAllByText(/\/GBP$/).map((cell) => cell.textContent)
  expect(names()).toEqual(CRYPTO)
  expect(table.getByText('Bitcoin')).toBeInTheDocument()
  expect(table.getByText('45,000.00')).toBeInTheDocument()
  expect(table.getByText('£1.2B')).toBeInTheDocument()
  expect(table.getByRole('button', { name: 'Buy BTC/GBP' })).toBeInTheDocument()

  await user.click(table.getByRole('button', { name: /^Price/ }))
  expect(names()).toEqual(['ADA/GBP', 'SOL/GBP', 'ETH/GBP', 'BTC/GBP'])

  await user.click(table.getByRole('button', { name: 'Pin ETH/GBP' }))
  expect(names()).toEqual(['ETH/GBP', 'ADA/GBP', 'SOL/GBP', 'BTC/GBP'])

  await user.click(screen.getByRole('button', { name: 'Grid View' }))
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

it('fills in the ticket on Buy and Sell and leads there; nothing else changes', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => {})
  const { user, store } = renderWithApp(<LiveMarketFeedPanel feed="forex" />)
  const entries = store.get(ledgerAtom)

  await user.click(screen.getByRole('button', { name: 'Buy EUR/GBP' }))
  expect(store.get(draftOrderAtom)).toMatchObject({ pair: 'EUR/GBP', side: 'buy' })
  expect(store.get(leadAtom)?.id).toBe('trade-execution')

  await user.click(screen.getByRole('button', { name: 'Sell EUR/GBP' }))
  expect(store.get(draftOrderAtom)).toMatchObject({ id: 2, pair: 'EUR/GBP', side: 'sell' })

  expect(store.get(ledgerAtom)).toBe(entries)
  expect(store.get(notificationsAtom)).toEqual([])
  expect(alert).not.toHaveBeenCalled()
  alert.mockRestore()
})

it('sells pounds for yen as what it is: yen are bought', async () => {
  const { user, store } = renderWithApp(<LiveMarketFeedPanel feed="forex" />)
  await user.click(screen.getByRole('button', { name: 'Sell GBP/JPY' }))

  expect(store.get(draftOrderAtom)).toMatchObject({
    pair: 'JPY/GBP',
    asked: 'GBP/JPY',
    side: 'buy',
  })
  expect(store.get(leadAtom)?.id).toBe('trade-execution')
})

it('fills in the alert form on Set Alert and leads there; no alert is set', async () => {
  const { user, store } = renderWithApp(<LiveMarketFeedPanel feed="crypto" />)
  await user.click(screen.getByRole('button', { name: 'List View' }))
  const rules = store.get(alertRulesAtom)

  await user.click(screen.getByRole('button', { name: 'Set Alert for BTC/GBP' }))

  expect(store.get(draftAlertAtom)).toEqual({ id: 1, pair: 'BTC/GBP', price: 45_000 })
  expect(store.get(leadAtom)?.id).toBe('alerts-notifications')
  expect(store.get(alertRulesAtom)).toBe(rules)
})

it('steps its prices every three seconds, and leaves no timer when it is hidden', () => {
  jest.useFakeTimers()
  const { unmount } = renderWithApp(<LiveMarketFeedPanel feed="crypto" />)
  expect(screen.getByText('45,000.00')).toBeInTheDocument()

  advance(3_000)
  expect(screen.queryByText('45,000.00')).not.toBeInTheDocument()

  unmount()
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})
