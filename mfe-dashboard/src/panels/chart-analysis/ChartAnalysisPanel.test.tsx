import { draftOrderAtom, newOrderId, placeOrderAtom } from '@aldergate/ledger/state'
import {
  deleteSavedIndicatorAtom,
  marketSteppedAtAtom,
  quoteAtom,
  saveIndicatorAtom,
} from '@aldergate/market/state'
import { fakeCanvas, pickInstrument, renderWithApp } from '@aldergate/testing'
import { act, screen } from '@testing-library/react'
import { leadAtom } from '../../layout/lead.atoms'
import { drawnSettingsAtom } from './analysis.atoms'
import { ChartAnalysisPanel } from './ChartAnalysisPanel'

async function renderPanel() {
  const view = renderWithApp(<ChartAnalysisPanel />)
  await drawn()
  return view
}

/** Our own chart is loaded as a chunk of its own. */
async function drawn() {
  await act(() => jest.advanceTimersByTimeAsync(0))
}

function asked(parameter: string) {
  const frame = document.querySelector('iframe')
  return frame && new URL(frame.src).searchParams.get(parameter)
}

/** Expects our chart to be the chosen one, not a stand-in for a provider's chart that failed to load. */
function expectOursAlone() {
  expect(button('Simulated')).toHaveAttribute('aria-pressed', 'true')
  expect(document.querySelector('iframe')).toBeNull()
}

function button(name: string | RegExp) {
  return screen.getByRole('button', { name })
}

beforeEach(() => {
  fakeCanvas()
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('embeds the external chart of the symbol that is chosen outside the frame', async () => {
  const { user } = await renderPanel()
  expect(asked('symbol')).toBe('COINBASE:BTCGBP')
  expect(asked('interval')).toBe('60')

  await pickInstrument(user, 'Symbol', 'BNB/GBP')
  expect(asked('symbol')).toBe('BINANCE:BNBUSDT')
})

it('analyses any other instrument too, in our own chart', async () => {
  const { user, store } = await renderPanel()
  await pickInstrument(user, 'Symbol', 'gold')
  await drawn()

  expect(document.querySelector('iframe')).toBeNull()
  expect(screen.getByRole('application', { name: 'Price chart of XAU/GBP, 1h' })).toBeVisible()
  expect(screen.getByText(/^No external chart shows XAU\/GBP/)).toBeVisible()
  await user.click(button('Trade XAU/GBP'))
  expect(store.get(draftOrderAtom)).toMatchObject({ pair: 'XAU/GBP' })
})

it('asks for four hours as specified, and says of another timeframe that ours shows it', async () => {
  const { user } = await renderPanel()
  await user.click(button('4h'))
  expect(asked('interval')).toBe('240')
  expect(screen.queryByText(/^The external chart is drawn at/)).toBeNull()

  await user.click(button('15m'))
  expect(asked('interval')).toBe('60')
  expect(screen.getByText(/^The external chart is drawn at 1h/)).toBeVisible()
})

it('shows our own chart alone, at the timeframe and with the indicators that are chosen', async () => {
  const { user } = await renderPanel()
  await user.click(button('15m'))
  await user.click(button('Simulated'))

  expectOursAlone()
  expect(screen.queryByText(/^The external chart is drawn at/)).toBeNull()
  expect(screen.getByRole('application', { name: 'Price chart of BTC/GBP, 15m' })).toBeVisible()
  expect(screen.getByText('MA 14', { exact: false })).toBeVisible()
})

it('has one switch between the two charts', async () => {
  const { user } = await renderPanel()
  expect(screen.getAllByRole('button', { name: 'External' })).toHaveLength(1)
  await user.click(button('Simulated'))
  expectOursAlone()

  await user.click(button('External'))
  expect(asked('symbol')).toBe('COINBASE:BTCGBP')
})

it('offers the six indicators', async () => {
  const { user } = await renderPanel()
  await user.click(button('Indicators (2)'))

  for (const name of [
    'Moving Average',
    'RSI',
    'MACD',
    'Bollinger Bands',
    'Stochastic Oscillator',
    'Volume',
  ]) {
    expect(screen.getByRole('dialog')).toHaveTextContent(name)
  }
})

it('draws what the trader built in its own colour, until it is deleted', async () => {
  const { user, store } = await renderPanel()
  expect(screen.getByText('No indicators of your own yet.')).toBeVisible()

  const built = { indicatorName: 'rsi', period: 21, color: '#00FF7F' } as const
  const saved = await act(async () => store.set(saveIndicatorAtom, built))
  await user.click(button('RSI (21)'))
  await drawn()
  expect(button('RSI (21)')).toHaveAttribute('aria-pressed', 'true')
  expectOursAlone()
  expect(screen.getByText(/^RSI 21/)).toBeVisible()
  expect(store.get(drawnSettingsAtom)).toContainEqual({ id: 'rsi', period: 21, color: '#00FF7F' })

  if (!saved) throw new Error('There was no room.')
  act(() => void store.set(deleteSavedIndicatorAtom, saved))
  await drawn()
  expect(screen.queryByText(/^RSI 21/)).toBeNull()
  expect(screen.getByRole('application')).toBeVisible()
})

it('leads to the builder when nothing was built', async () => {
  const { user, store } = await renderPanel()
  await user.click(button('Build one'))

  expect(store.get(leadAtom)?.id).toBe('custom-indicators')
})

it('marks the trades of the ledger, and leads to the ticket', async () => {
  const { user, store } = await renderPanel()
  expect(screen.getByText('No trades of BTC/GBP in your paper ledger yet.')).toBeVisible()

  act(() => {
    store.set(placeOrderAtom, {
      orderId: newOrderId(),
      pair: 'BTC/GBP',
      side: 'buy',
      quantity: '0.1',
      price: store.get(quoteAtom('BTC/GBP')).price,
      pricedAt: store.get(marketSteppedAtAtom),
    })
  })
  expect(screen.getByText(/^1 trade of BTC\/GBP in your paper ledger/)).toBeVisible()

  await user.click(button('Trade BTC/GBP'))
  expect(store.get(draftOrderAtom)).toMatchObject({ pair: 'BTC/GBP', from: 'chart-analysis' })
})

it('keeps its settings when it is hidden, and leaves no timer behind', async () => {
  const { user, store, unmount } = await renderPanel()
  await user.click(button('Simulated'))
  unmount()
  expect(jest.getTimerCount()).toBe(0)

  renderWithApp(<ChartAnalysisPanel />, { store })
  await drawn()
  expectOursAlone()
})
