import type { Position } from '@aldergate/ledger'
import { accountAtom, ledgerAtom, newOrderId, placeOrderAtom } from '@aldergate/ledger/state'
import { marketSteppedAtAtom, quoteAtom } from '@aldergate/market/state'
import { renderWithApp } from '@aldergate/testing'
import { act, screen, within } from '@testing-library/react'
import { createStore, type Store } from 'jotai'
import { AllocationCard } from './AllocationCard'
import { AllocationRing } from './AllocationRing'

function partNames() {
  const table = screen.getByRole<HTMLTableElement>('table')
  return [...(table.tBodies[0]?.rows ?? [])].map((row) => row.cells[0]?.textContent ?? '')
}

/** Of each arc where it begins, how long it is drawn, and of how much, in percent of the round. */
function arcs() {
  return [...screen.getByRole('img').querySelectorAll('circle')].map((arc) => {
    const [length, round] = (arc.getAttribute('stroke-dasharray') ?? '').split(' ').map(Number)
    const start = Math.abs(Number(arc.getAttribute('stroke-dashoffset')))
    return { start, length, round }
  })
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

  expect(partNames()).toEqual(partNames().toSorted(new Intl.Collator('es').compare))
})

it('has the whole round for one part, and none for nothing', () => {
  const store = createStore()
  store.set(ledgerAtom, (ledger) => ledger.slice(0, 1))
  renderWithApp(<AllocationCard />, { store })
  expect(partNames()).toEqual(['Cash'])
  expect(arcs()).toEqual([{ start: 0, length: 100, round: 100 }])

  renderWithApp(<AllocationCard />, { store: emptied() })
  expect(screen.getByText('Nothing to allocate: no cash and no holdings.')).toBeVisible()
})

it('draws arcs one after the other, with gaps between them, which are the round together', () => {
  renderWithApp(
    <AllocationRing
      label="Allocation"
      slices={[
        { key: 'cash', value: '5.00', sharePercent: 50 },
        { key: 'BTC/GBP', value: '3.00', sharePercent: 30 },
        { key: 'ETH/GBP', value: '2.00', sharePercent: 20 },
      ]}
      total="£10"
    />,
  )

  expect(arcs()).toEqual([
    { start: 0, length: 49.4, round: 100 },
    { start: 50, length: 29.4, round: 100 },
    { start: 80, length: expect.closeTo(19.4), round: 100 },
  ])
})

it('says what its weights are shares of once there is a short', () => {
  const { store } = renderWithApp(<AllocationCard />)
  expect(screen.queryByText(/Weights are shares of/)).not.toBeInTheDocument()
  act(() => sellShort(store))

  const { cash, positions } = store.get(accountAtom)
  expect(weighed()).toBeCloseTo(worth(positions) + Number(cash))
  expect(screen.getByText(/: a short counts in them/)).toBeVisible()
})

it.each(['beside a short', 'alone'])('counts negative cash as what it owes: %s', (beside) => {
  const { store } = renderWithApp(<AllocationCard />)
  act(() => {
    if (beside === 'beside a short') sellShort(store)
    store.set(ledgerAtom, (ledger) =>
      ledger
        .slice()
        .map((entry) =>
          entry.kind === 'openingCash' ? { ...entry, amount: '-100000.00' } : entry,
        ),
    )
  })

  const { cash, positions } = store.get(accountAtom)
  expect(Number(cash)).toBeLessThan(0)
  expect(weighed()).toBeCloseTo(worth(positions) - Number(cash))
  expect(screen.getByText(/: negative cash counts in them/)).toBeVisible()
})

function sellShort(store: Store) {
  const { price } = store.get(quoteAtom('BTC/GBP'))
  store.set(placeOrderAtom, {
    orderId: newOrderId(),
    pair: 'BTC/GBP',
    side: 'sell',
    quantity: '1',
    price,
    pricedAt: store.get(marketSteppedAtAtom),
  })
}

/** Pounds, a short counted as what it owes. */
function worth(positions: readonly Position[]) {
  return positions.reduce((sum, { value }) => sum + Math.abs(Number(value)), 0)
}

/** The pounds that the weights are said to be shares of. */
function weighed() {
  const shown = screen.getByText(/Weights are shares of £/).textContent.match(/£([\d,.]+):/)?.[1]
  return Number(shown?.replaceAll(',', ''))
}

function emptied() {
  const store = createStore()
  store.set(ledgerAtom, [])
  return store
}
