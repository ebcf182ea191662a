import { ledgerAtom } from '@aldergate/ledger/state'
import { renderWithApp } from '@aldergate/testing'
import { screen, within } from '@testing-library/react'
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

function emptied() {
  const store = createStore()
  store.set(ledgerAtom, [])
  return store
}
