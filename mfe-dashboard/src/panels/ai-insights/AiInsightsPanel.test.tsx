import { draftOrderAtom, ledgerAtom } from '@aldergate/ledger/state'
import { notificationsAtom } from '@aldergate/platform'
import { watchlistAtom } from '@aldergate/market/state'
import { advance, renderWithApp } from '@aldergate/testing'
import { fakeEngine } from '@aldergate/testing/fakeEngine'
import { screen, within } from '@testing-library/react'
import { leadAtom } from '../../layout/lead.atoms'
import { AiInsightsPanel } from './AiInsightsPanel'

const FOREX = ['GBP/USD', 'EUR/GBP', 'GBP/JPY', 'GBP/CHF', 'GBP/AUD']

let alert: jest.SpiedFunction<typeof window.alert>

beforeEach(() => {
  fakeEngine()
  alert = jest.spyOn(window, 'alert').mockImplementation(() => {})
})

afterEach(() => {
  expect(alert).not.toHaveBeenCalled()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

function shownPairs() {
  return screen.queryAllByRole('heading', { level: 4 }).map((heading) => heading.textContent)
}

function card(pair: string) {
  return within(screen.getByRole('listitem', { name: pair }))
}

it('shows five cards with all that the specification lists', () => {
  renderWithApp(<AiInsightsPanel market="crypto" />)
  expect(shownPairs()).toEqual(['BTC/GBP', 'ETH/GBP', 'ADA/GBP', 'SOL/GBP', 'XRP/GBP'])

  const bitcoin = card('BTC/GBP')
  const fact = (label: string) => bitcoin.getByText(label).nextElementSibling
  expect(bitcoin.getByText('Sample')).toBeInTheDocument()
  expect(bitcoin.getByText('Buy')).toBeInTheDocument()
  expect(bitcoin.getByText('87%')).toBeInTheDocument()
  expect(fact('Price')).toHaveTextContent('45,000.00')
  expect(fact('24h change')).toHaveTextContent('+2.40%')
  expect(fact('Volume')).toHaveTextContent('£1.2B')
  expect(fact('Market cap')).toHaveTextContent('£880B')
  expect(fact('Support')).toHaveTextContent('43,800.00')
  expect(fact('Resistance')).toHaveTextContent('46,500.00')
  expect(fact('RSI')).toHaveTextContent('58')
  expect(fact('Risk')).toHaveTextContent('Medium')
})

it('wraps the head of a card that has no room for the name, rather than cutting it', () => {
  renderWithApp(<AiInsightsPanel market="forex" />)
  const name = screen.getByText('Pound / US dollar')

  expect(name).toHaveStyle({ overflow: 'visible', whiteSpace: 'normal' })
  expect(name.parentElement).toHaveStyle({ flexWrap: 'wrap' })
})

it('filters and sorts by signal and risk, and says how many it shows', async () => {
  const { user } = renderWithApp(<AiInsightsPanel market="forex" />)
  expect(shownPairs()).toEqual(FOREX)

  await user.selectOptions(screen.getByLabelText('Sort by'), 'Risk')
  expect(shownPairs()).toEqual(['GBP/USD', 'EUR/GBP', 'GBP/CHF', 'GBP/AUD', 'GBP/JPY'])

  await user.selectOptions(screen.getByLabelText('Signal'), 'Sell')
  expect(shownPairs()).toEqual(['EUR/GBP', 'GBP/AUD'])
  expect(screen.getByText('2 of 5 insights')).toBeInTheDocument()

  await user.selectOptions(screen.getByLabelText('Risk'), 'High')
  expect(screen.getByText('No insights match this signal and risk.')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(shownPairs()).toHaveLength(5)
})

it('fills in the ticket on Place Trade and leads there; nothing else changes', async () => {
  const { user, store } = renderWithApp(<AiInsightsPanel market="crypto" />)
  const entries = store.get(ledgerAtom)

  await user.click(screen.getByRole('button', { name: 'Place Trade in ADA/GBP' }))
  expect(store.get(draftOrderAtom)).toMatchObject({ pair: 'ADA/GBP', side: 'sell' })
  expect(store.get(leadAtom)?.id).toBe('trade-execution')

  await user.click(screen.getByRole('button', { name: 'Place Trade in SOL/GBP' }))
  expect(store.get(draftOrderAtom)).toMatchObject({ id: 2, pair: 'SOL/GBP' })
  expect(store.get(draftOrderAtom)?.side).toBeUndefined()

  expect(store.get(ledgerAtom)).toBe(entries)
  expect(store.get(notificationsAtom)).toEqual([])
})

it('leads to the ticket also with a pair that is traded the other way round', async () => {
  const { user, store } = renderWithApp(<AiInsightsPanel market="forex" />)
  await user.click(screen.getByRole('button', { name: 'Place Trade in GBP/USD' }))

  expect(store.get(draftOrderAtom)).toMatchObject({ pair: 'USD/GBP', asked: 'GBP/USD' })
  expect(store.get(leadAtom)?.id).toBe('trade-execution')
})

it('opens and closes three reasons from the simulated series on View Details', async () => {
  const { user } = renderWithApp(<AiInsightsPanel market="crypto" />)
  const button = screen.getByRole('button', { name: 'View Details of BTC/GBP' })
  expect(button).toHaveAttribute('aria-expanded', 'false')

  await user.click(button)
  const details = within(screen.getByRole('region', { name: 'Details of BTC/GBP' }))
  const reasons = details.getAllByRole('listitem').map((item) => item.textContent)
  expect(reasons).toEqual([
    expect.stringMatching(/Favours \w+RSI\(14\) is \d+\.\d, in the \w+ zone/),
    expect.stringMatching(/Favours \w+The 10-hour average has been (above|below) the 30-hour one/),
    expect.stringMatching(
      /Favours buyingThe support is 2\.67% below the price and the resistance 3\.33% above it/,
    ),
  ])
  expect(details.getByText('Simulated data')).toBeInTheDocument()

  await user.click(button)
  expect(screen.queryByRole('region', { name: 'Details of BTC/GBP' })).not.toBeInTheDocument()
})

it('leads to the watchlist on Add to Watchlist, but only Save to watchlist adds', async () => {
  const { user, store } = renderWithApp(<AiInsightsPanel market="stocks" />)
  const before = store.get(watchlistAtom)

  await user.click(screen.getByRole('button', { name: 'Add to Watchlist: AAPL/GBP' }))
  expect(store.get(watchlistAtom)).toBe(before)
  const line = within(screen.getByRole('group', { name: 'Watchlist: AAPL/GBP' }))
  expect(line.getByText('AAPL/GBP')).toBeInTheDocument()
  const save = line.getByRole('button', { name: 'Save to watchlist' })
  expect(save).toHaveFocus()
  // A screen reader listens to it before it says something.
  const status = line.getByRole('status')
  expect(status).toBeEmptyDOMElement()

  await user.click(save)
  expect(store.get(watchlistAtom)).toEqual([...before, 'AAPL/GBP'])
  expect(status).toHaveTextContent('AAPL/GBP is on your watchlist.')
  expect(line.getByRole('link', { name: 'Open AAPL/GBP in Trading View' })).toHaveAttribute(
    'href',
    '/trading-view?symbol=AAPL%2FGBP',
  )
  expect(save).toHaveAttribute('aria-disabled', 'true')
  expect(save).toHaveFocus()
})

it('has stocks that a new trader can save, all of them: Getting Started leads here for it', async () => {
  const { user } = renderWithApp(<AiInsightsPanel market="stocks" />)
  for (const add of screen.getAllByRole('button', { name: /^Add to Watchlist: / })) {
    await user.click(add)
  }

  const saves = screen.getAllByRole('button', { name: 'Save to watchlist' })
  expect(saves).toHaveLength(5)
  for (const save of saves) expect(save).toHaveAttribute('aria-disabled', 'false')
})

it('ticks only where details are open, and leaves no timer when it is hidden', async () => {
  jest.useFakeTimers()
  const { user, unmount } = renderWithApp(<AiInsightsPanel market="crypto" />)
  expect(jest.getTimerCount()).toBe(0)

  await user.click(screen.getByRole('button', { name: 'View Details of BTC/GBP' }))
  expect(screen.getByText(/now at 45,000\.00/)).toBeInTheDocument()
  advance(3_000)
  expect(screen.queryByText(/now at 45,000\.00/)).not.toBeInTheDocument()

  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
