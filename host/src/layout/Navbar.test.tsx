import { createStore } from 'jotai'
import {
  changeSettingsAtom,
  loginAtom,
  markAllReadAtom,
  recordNotificationAtom,
  sessionAtom,
} from '@aldergate/platform'
import { renderWithApp } from '@aldergate/testing'
import { act, screen, within } from '@testing-library/react'
import { compose } from '../composition/composition'
import { CompositionContext } from '../composition/CompositionContext'
import { fakeLoader } from '../testing/fakeLoader'
import { REGISTRY } from '../testing/registry.data'
import { Navbar } from './Navbar'

function renderNavbar(path = '/') {
  const store = createStore()
  return renderWithApp(
    <CompositionContext value={compose(REGISTRY, fakeLoader())}>
      <Navbar />
    </CompositionContext>,
    { path, store },
  )
}

it('shows the ten links in their order, to everybody', () => {
  const { store } = renderNavbar()
  const labels = () =>
    within(screen.getByRole('list'))
      .getAllByRole('link')
      .map((link) => link.textContent)
  const expected = [
    'Dashboard',
    'Portfolio',
    'Trading View',
    'Strategy Builder',
    'Market News',
    'Settings',
    'Support',
    'About',
    'Create Account',
    'Login',
  ]
  expect(labels()).toEqual(expected)
  act(() => store.set(loginAtom, { email: 'trader@example.org' }))
  expect(labels()).toEqual(expected)
})

it('marks the link of the open page', () => {
  renderNavbar('/settings')
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Settings')
})

it('opens and closes the menu, by its button, by Escape and by a choice', async () => {
  const { user } = renderNavbar()
  // It is there for narrow screens only, and jsdom has no width.
  const toggle = screen.getByRole('button', { expanded: false, hidden: true })
  await user.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  expect(toggle).toHaveAttribute('aria-label', 'Close menu')
  await user.keyboard('{Escape}')
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  expect(toggle).toHaveFocus()

  await user.click(toggle)
  await user.click(screen.getByRole('link', { name: 'Login' }))
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

it('names who is signed in, and signs them out', async () => {
  const { user, store } = renderNavbar()
  expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument()
  act(() => store.set(loginAtom, { email: 'trader@example.org' }))
  expect(screen.getByText('trader@example.org')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  expect(store.get(sessionAtom).isAuthenticated).toBe(false)
  expect(screen.queryByText('trader@example.org')).not.toBeInTheDocument()
})

it('speaks the language of the settings', () => {
  const { store } = renderNavbar()
  act(() => store.set(changeSettingsAtom, { language: 'fr' }))
  expect(screen.getByRole('link', { name: 'Portefeuille' })).toBeInTheDocument()
})

it('leads everybody to their notifications, and says how many they have not read', () => {
  const { store } = renderNavbar()
  const bell = () => screen.getByRole('link', { name: /notifications?$/i })
  expect(bell()).toHaveAccessibleName('Notifications')
  expect(bell()).toHaveAttribute('href', '/dashboard#notification-center')
  act(() => {
    store.set(recordNotificationAtom, { text: 'one', kind: 'info' })
    store.set(recordNotificationAtom, { text: 'two', kind: 'info' })
  })
  expect(bell()).toHaveAccessibleName('2 unread notifications')

  act(() => store.set(loginAtom, { email: 'trader@example.org' }))
  expect(bell()).toHaveAccessibleName('2 unread notifications')

  act(() => store.set(markAllReadAtom))
  expect(bell()).toHaveAccessibleName('Notifications')
})

it('leaves the focus in the session menu when the button to log out goes', async () => {
  const { user, store } = renderNavbar()
  act(() => store.set(loginAtom, { email: 'trader@example.org' }))
  await user.click(screen.getByRole('button', { name: 'Log out' }))

  expect(screen.getByRole('link', { name: 'Notifications' })).toHaveFocus()
})
