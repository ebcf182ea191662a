import { placeOrderAtom } from '@aldergate/ledger/state'
import { marketSteppedAtAtom, quoteAtom } from '@aldergate/market/state'
import { advance } from '@aldergate/testing'
import { act, renderHook } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { useLedgerMarks } from './useLedgerMarks'

const onRender = jest.fn()

function renderMarks() {
  const store = createStore()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  const view = renderHook(
    () => {
      onRender()
      return useLedgerMarks('BTC/GBP', 'Average cost')
    },
    { wrapper },
  )
  return { store, ...view }
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

it('follows the trades, and renders nothing at a step of the prices', () => {
  const { store, result, unmount } = renderMarks()
  const { markers } = result.current
  onRender.mockClear()
  advance(6_000)
  expect(onRender).not.toHaveBeenCalled()

  const { price } = store.get(quoteAtom('BTC/GBP'))
  const pricedAt = store.get(marketSteppedAtAtom)
  act(() => {
    store.set(placeOrderAtom, {
      orderId: 'tried',
      pair: 'BTC/GBP',
      side: 'buy',
      quantity: '0.01',
      price,
      pricedAt,
      placedAt: Date.now(),
    })
  })
  expect(result.current.markers).toHaveLength(markers.length + 1)
  unmount()
})
