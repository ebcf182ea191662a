import { endedOrdersAtom, restOrderAtom } from '@aldergate/ledger/orders'
import { fillsAtom, ledgerAtom } from '@aldergate/ledger/state'
import { notificationsAtom } from '@aldergate/platform'
import { renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { act, screen } from '@testing-library/react'
import type { Store } from 'jotai'
import { FillWatch } from './FillWatch'
import { OrderWatch } from './OrderWatch'

function renderWatch() {
  return renderWithApp(
    <>
      <OrderWatch />
      <FillWatch />
      <ToastArea />
    </>,
  )
}

/** A pound apart from the price, so that it is reached within hours. */
function rest(store: Store, change: object = {}) {
  const request = {
    orderId: 'one',
    pair: 'ETH/GBP',
    side: 'buy',
    quantity: '2',
    limit: '1499',
    ...change,
  }
  const result = store.set(restOrderAtom, request as never)
  expect(result.status).toBe('placed')
}

/** The computer sleeps, and wakes: the page's clock goes on with its next second. */
async function pass(ms: number) {
  jest.setSystemTime(Date.now() + ms)
  await act(() => jest.advanceTimersByTimeAsync(1_000))
}

function texts(store: Store): string[] {
  return store.get(notificationsAtom).map(({ text }) => text)
}

const MINUTE_MS = 60_000

const NOON = Date.UTC(2026, 5, 1, 12)

beforeEach(() => jest.useFakeTimers({ now: NOON }))
afterEach(() => {
  jest.useRealTimers()
})

it('fills what rests as the market comes to its price, and tells of it once, where the trader is', async () => {
  const { store } = renderWatch()
  act(() => rest(store, { limit: '1499.90', takeProfit: '1500.20' }))
  for (let minutes = 0; minutes < 360; minutes += 1) await pass(MINUTE_MS)
  const [exit, entry] = store.get(fillsAtom)
  expect(Number(entry?.price)).toBeLessThanOrEqual(1_499.9)
  expect(Number(exit?.price)).toBeGreaterThanOrEqual(1_500.2)
  expect(texts(store).filter((text) => text.startsWith('Bought 2 ETH/GBP'))).toHaveLength(1)
  expect(texts(store).filter((text) => text.startsWith('Sold 2 ETH/GBP'))).toHaveLength(1)
})

it('fills after a sleep what was reached meanwhile, at the price and the time of then', async () => {
  const { store: slept } = renderWatch()
  act(() => rest(slept))
  await pass(24 * 60 * MINUTE_MS)
  const [fill] = slept.get(fillsAtom)
  expect(Number(fill?.price)).toBeLessThanOrEqual(1_499)
  expect(fill?.at).toBeLessThan(NOON + 24 * 3_600_000)
  expect(fill?.pricedAt).toBe(fill?.at)
})

it('tells why an order could not be filled', async () => {
  const { store } = renderWatch()
  act(() => rest(store, { side: 'sell', quantity: '4.5', limit: undefined, takeProfit: '1500.10' }))
  // The position that the order was to close is gone, as after a merge with a tab that did not know of the order.
  act(() =>
    store.set(ledgerAtom, (ledger) =>
      ledger
        .slice()
        .filter((entry) => !(entry.kind === 'openingHolding' && entry.pair === 'ETH/GBP')),
    ),
  )
  await pass(48 * 60 * MINUTE_MS)
  expect(store.get(endedOrdersAtom)).toHaveLength(1)
  expect(texts(store)).toContain(
    'ETH/GBP: the price was reached, but there was no longer a position to close.',
  )
  expect(await screen.findByText(/there was no longer a position to close/)).toBeInTheDocument()
})

it('looks at nothing while nothing rests', () => {
  renderWatch()
  expect(jest.getTimerCount()).toBe(0)
})
