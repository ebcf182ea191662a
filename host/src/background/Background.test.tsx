import { exportDataAtom, importDataAtom } from '@aldergate/keeping'
import { restOrderAtom } from '@aldergate/ledger/orders'
import { fillsAtom } from '@aldergate/ledger/state'
import { seedAtom } from '@aldergate/market/state'
import { notificationsAtom } from '@aldergate/platform'
import { renderWithApp } from '@aldergate/testing'
import { act, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { Background } from './Background'

const NOON = Date.UTC(2026, 5, 1, 12)

const DAY_MS = 86_400_000

beforeEach(() => jest.useFakeTimers({ now: NOON }))
afterEach(() => {
  jest.useRealTimers()
})

it('tells of what was filled since the last visit, with the time of then', async () => {
  const lastVisit = createStore()
  lastVisit.set(seedAtom, 42)
  // A pound below the price, so that it is reached within hours.
  const order = { orderId: 'one', pair: 'ETH/GBP', side: 'buy', quantity: '2' } as const
  expect(lastVisit.set(restOrderAtom, { ...order, limit: '1499' }).status).toBe('placed')

  jest.setSystemTime(NOON + DAY_MS)
  const store = createStore()
  store.set(importDataAtom, lastVisit.set(exportDataAtom))
  renderWithApp(
    <>
      <Background />
      <ToastArea />
    </>,
    { store },
  )
  await act(() => jest.advanceTimersByTimeAsync(0))

  const text = expect.stringMatching(/^Bought 2 ETH\/GBP at £1,49\d\.\d\d$/)
  const [fill] = store.get(fillsAtom)
  expect(fill?.at).toBeLessThan(NOON + DAY_MS)
  expect(screen.getByRole('status')).toHaveTextContent(/^Bought 2 ETH\/GBP/)
  expect(store.get(notificationsAtom)).toEqual([expect.objectContaining({ text, at: fill?.at })])
})
