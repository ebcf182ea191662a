import { cancelOrderAtom, restOrderAtom } from '@aldergate/ledger/orders'
import { ledgerAtom, newOrderId } from '@aldergate/ledger/state'
import { renderWithApp } from '@aldergate/testing'
import { act, screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { SummaryCards } from './SummaryCards'

function cash() {
  return screen.getByRole('group', { name: 'Cash' })
}

it('tells what open orders leave of the cash to trade with, which is as much as the account has', async () => {
  const { store } = renderWithApp(<SummaryCards span="week" series={undefined} day={undefined} />)
  expect(cash()).toHaveTextContent('Cash£50,000.00Available to trade')

  const orderId = newOrderId()
  const order = { orderId, pair: 'ETH/GBP', side: 'buy', quantity: '3', limit: '1400' } as const
  act(() => {
    store.set(restOrderAtom, order)
  })
  // £4,200.00 and the fee of 0.1 %.
  expect(
    await screen.findByText('£45,795.80 available to trade, £4,204.20 reserved for open orders'),
  ).toBeVisible()
  expect(cash()).toHaveTextContent('Cash£50,000.00£45,795.80')

  act(() => {
    store.set(cancelOrderAtom, orderId)
  })
  expect(cash()).toHaveTextContent('Cash£50,000.00Available to trade')
})

it('tells it of more cash than a number can hold to the penny', async () => {
  const store = createStore()
  const amount = '12345678901234567.89'
  store.set(ledgerAtom, [{ kind: 'openingCash', id: 'cash', at: 0, amount }])
  renderWithApp(<SummaryCards span="week" series={undefined} day={undefined} />, { store })
  const order = { orderId: newOrderId(), pair: 'ETH/GBP', side: 'buy', quantity: '3' } as const
  act(() => void store.set(restOrderAtom, { ...order, limit: '1400' }))

  expect(
    await screen.findByText(/^£12,345,678,901,23\d,\d{3}\.00 available to trade/),
  ).toBeVisible()
})

it('has no more to say of an order that reserves no cash', async () => {
  const { store } = renderWithApp(<SummaryCards span="week" series={undefined} day={undefined} />)
  act(() => {
    store.set(restOrderAtom, {
      orderId: newOrderId(),
      pair: 'BTC/GBP',
      side: 'sell',
      quantity: '0.1',
      limit: '60000',
    } as const)
  })

  expect(await screen.findByText('Available to trade')).toBeVisible()
})
