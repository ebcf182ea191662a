import { KEPT_KEYS } from '@aldergate/contract'
import { renderWithApp } from '@aldergate/testing'
import { screen, within } from '@testing-library/react'
import { OUTSIDE_HOSTS } from './hosts'
import PrivacyPage from './PrivacyPage'

it('lists every key that the app may store, and no other', () => {
  renderWithApp(<PrivacyPage />)
  const table = within(screen.getByRole('table', { name: 'Local storage keys' }))

  expect(table.getAllByRole('rowheader').map((each) => each.textContent)).toEqual(
    KEPT_KEYS.map(({ key }) => key),
  )
})

it('lists every host that may be contacted, and when', () => {
  renderWithApp(<PrivacyPage />)
  const table = within(screen.getByRole('table', { name: 'Hosts outside this app' }))

  expect(table.getAllByRole('rowheader').map((each) => each.textContent)).toEqual(
    OUTSIDE_HOSTS.map(({ host }) => host),
  )
})

it('says when it was last changed and can be printed', () => {
  renderWithApp(<PrivacyPage />)

  expect(screen.getByText(/^Last updated /)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible()
})
