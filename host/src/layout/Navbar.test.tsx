import { createStore } from 'jotai'
import {
  changeSettingsAtom,
  loginAtom,
  markAllReadAtom,
  recordNotificationAtom,
  RouterProvider,
  sessionAtom,
  settingsAtom,
} from '@aldergate/platform'
import { createMemoryRouter } from '@aldergate/platform/memory'
import { renderWithApp } from '@aldergate/testing'
import { styleOf } from '@aldergate/testing/styleOf'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { compose } from '../composition/composition'
import { CompositionContext } from '../composition/useComposition'
import { fakeLoader } from '../testing/fakeLoader'
import { REGISTRY } from '../testing/registry.data'
import { Navbar } from './Navbar'

function renderNavbar(path = '/') {
  const store = createStore()
  return renderWithApp(bar, { path, store })
}

const bar = (
  <CompositionContext value={compose(REGISTRY, fakeLoader())}>
    <Navbar />
    <button>Beside</button>
  </CompositionContext>
)

/** Found by its label: it is hidden on wide screens, and jsdom has no width. */
function menuButton() {
  return screen.getByLabelText(/^(Open|Close) menu$/)
}

const isMenuOpen = () => menuButton().getAttribute('aria-expanded') === 'true'

afterEach(() => {
  Reflect.deleteProperty(window, 'scrollY')
})

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

it('lets the links come in once, and not again whenever the bar is shown again', () => {
  renderNavbar()
  const [first] = screen.getAllByRole('listitem')
  expect(styleOf(first ?? null)).not.toContain('animation: none')

  fireEvent.animationEnd(screen.getByRole('list'))
  expect(styleOf(first ?? null)).toContain('animation: none')
})

it('switches the theme and the discreet mode at once', async () => {
  const { user, store } = renderNavbar()
  const theme = screen.getByRole('button', { name: 'Switch between dark and light' })
  const discreet = screen.getByRole('button', { name: 'Discreet mode', pressed: false })
  await user.click(theme)
  await user.click(discreet)
  expect(store.get(settingsAtom)).toMatchObject({ darkMode: false, discreet: true })
  expect(discreet).toHaveAttribute('aria-pressed', 'true')

  await user.click(theme)
  await user.click(discreet)
  expect(store.get(settingsAtom)).toMatchObject({ darkMode: true, discreet: false })
})

it('has the same two by name in the open menu, which stays open for both', async () => {
  const { user, store } = renderNavbar()
  const menu = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(menu.queryByRole('button')).not.toBeInTheDocument()

  await user.click(menuButton())
  await user.click(menu.getByText('Switch between dark and light'))
  await user.click(menu.getByText('Discreet mode'))
  expect(store.get(settingsAtom)).toMatchObject({ darkMode: false, discreet: true })
  expect(menu.getByRole('button', { name: 'Discreet mode' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  expect(isMenuOpen()).toBe(true)
})

it('marks the link of the open page', () => {
  renderNavbar('/settings')
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Settings')
})

it('opens and closes the menu, by its button, by Escape and by a choice', async () => {
  const { user } = renderNavbar()
  const toggle = menuButton()
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

it('closes the menu when the focus leaves for what it covers, or a press is made there', async () => {
  const { user } = renderNavbar()
  await user.click(menuButton())
  act(() => screen.getByRole('link', { name: 'Notifications' }).focus())
  expect(isMenuOpen()).toBe(true)
  await user.tab()
  expect(screen.getByRole('button', { name: 'Beside' })).toHaveFocus()
  expect(isMenuOpen()).toBe(false)

  await user.click(menuButton())
  await user.click(document.body)
  expect(isMenuOpen()).toBe(false)
})

it('does not open the menu again on the way back to where it was opened', async () => {
  const router = createMemoryRouter([{ path: '*', element: bar }], {
    initialEntries: ['/news', '/support'],
  })
  render(<RouterProvider router={router} />)
  await userEvent.click(menuButton())

  await act(() => router.navigate(-1))
  expect(isMenuOpen()).toBe(false)
  await act(() => router.navigate(1))
  expect(isMenuOpen()).toBe(false)
})

it('leaves the focus on the button of the menu when the page is chosen that is open already', async () => {
  const { user } = renderNavbar('/news')
  await user.click(menuButton())
  await user.click(screen.getByRole('link', { name: 'Market News' }))

  expect(isMenuOpen()).toBe(false)
  expect(menuButton()).toHaveFocus()
})

it('ends the menu when the window gets another width: a wide bar has none, and must hide again', async () => {
  const { user } = renderNavbar()
  await user.click(menuButton())
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(isMenuOpen()).toBe(true)

  const width = window.innerWidth
  window.innerWidth = width + 400
  act(() => void window.dispatchEvent(new Event('resize')))
  window.innerWidth = width
  expect(isMenuOpen()).toBe(false)
})

it('stays for the focus that Escape leaves on the button, however far the page was scrolled', async () => {
  const { user } = renderNavbar()
  await user.click(menuButton())
  act(() => scrollPage(900))
  await user.keyboard('{Escape}')

  expect(menuButton()).toHaveFocus()
  expect(screen.getByRole('banner')).not.toHaveAttribute('inert')
})

it('says on the document that it is away, for what sticks below it', () => {
  const { unmount } = renderNavbar()
  act(() => scrollPage(900))
  expect(document.documentElement).toHaveAttribute('data-bar-away')

  act(() => scrollPage(800))
  expect(document.documentElement).not.toHaveAttribute('data-bar-away')

  act(() => scrollPage(900))
  unmount()
  expect(document.documentElement).not.toHaveAttribute('data-bar-away')
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

it('shows no number of unread notifications that nobody reads', () => {
  const { store } = renderNavbar()
  const record = () => store.set(recordNotificationAtom, { text: 'one', kind: 'info' })
  const bell = () => screen.getByRole('link', { name: /unread notifications$/ })
  act(() => Array.from({ length: 99 }, record))
  expect(bell()).toHaveTextContent(/^99$/)

  act(record)
  expect(bell()).toHaveTextContent(/^99\+$/)
  expect(bell()).toHaveAccessibleName('100 unread notifications')
})

it('leaves the focus in the session menu when the button to log out goes', async () => {
  const { user, store } = renderNavbar()
  act(() => store.set(loginAtom, { email: 'trader@example.org' }))
  await user.click(screen.getByRole('button', { name: 'Log out' }))

  expect(screen.getByRole('link', { name: 'Notifications' })).toHaveFocus()
})

function scrollPage(y: number) {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: y })
  window.dispatchEvent(new Event('scroll'))
}
