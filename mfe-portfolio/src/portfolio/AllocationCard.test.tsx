import { accountAtom, ledgerAtom, newOrderId, placeOrderAtom } from '@aldergate/ledger/state'
import { marketSteppedAtAtom, quoteAtom } from '@aldergate/market/state'
import { renderWithApp } from '@aldergate/testing'
import { act, screen, within } from '@testing-library/react'
import { createStore } from 'jotai'
import { AllocationCard } from './AllocationCard'

function partNames() {
  const table = screen.getByRole<HTMLTableElement>('table')
  return [...(table.tBodies[0]?.rows ?? [])].map((row) => row.cells[0]?.textContent ?? '')
}

it('divides the account by class, or by holding with its name', async () => {
  const { user } = renderWithApp(<AllocationCard />)
  expect(screen.getByRole('img', { name: /Asset class/ })).toBeInTheDocument()
  expect(partNames()).toEqual(expect.arrayContaining(['Cash', 'Crypto']))

  await user.click(screen.getByRole('button', { name: 'Holding' }))
  expect(partNames()).toEqual(expect.arrayContaining(['Cash', 'Bitcoin']))
})

it.each(['Clase de activo', 'Posición'])('sorts by %s as its names are shown', async (grouping) => {
  const { user } = renderWithApp(<AllocationCard />, { settings: { language: 'es' } })
  const groups = within(screen.getByRole('group', { name: 'Agrupar por' }))
  await user.click(groups.getByRole('button', { name: grouping }))
  await user.click(within(screen.getByRole('table')).getByRole('button', { name: grouping }))

  expect(partNames()).toEqual(partNames().toSorted((one, other) => one.localeCompare(other)))
})

it('has the whole round for one part, and none for nothing', () => {
  const store = createStore()
  store.set(ledgerAtom, (ledger) => ledger.slice(0, 1))
  renderWithApp(<AllocationCard />, { store })
  expect(partNames()).toEqual(['Cash'])

  renderWithApp(<AllocationCard />, { store: emptied() })
  expect(screen.getByText('Nothing to allocate: no cash and no holdings.')).toBeVisible()
})

it('says what its weights are shares of once there is a short', () => {
  const { store } = renderWithApp(<AllocationCard />)
  expect(screen.queryByText(/Weights are shares of/)).not.toBeInTheDocument()
  const { price } = store.get(quoteAtom('BTC/GBP'))
  act(() => {
    store.set(placeOrderAtom, {
      orderId: newOrderId(),
      pair: 'BTC/GBP',
      side: 'sell',
      quantity: '1',
      price,
      pricedAt: store.get(marketSteppedAtAtom),
    })
  })

  const { cash, positions } = store.get(accountAtom)
  const gross = positions.reduce((sum, { value }) => sum + Math.abs(Number(value)), Number(cash))
  const shown = screen.getByText(/Weights are shares of £/).textContent.match(/£([\d,.]+):/)?.[1]
  expect(Number(shown?.replaceAll(',', ''))).toBeCloseTo(gross)
})

function emptied() {
  const store = createStore()
  store.set(ledgerAtom, [])
  return store
}
