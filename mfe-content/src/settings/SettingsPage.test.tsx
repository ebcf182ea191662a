import { english, messagesIn } from '@aldergate/testing/english'
import { styleOf } from '@aldergate/testing/styleOf'
import {
  changeSettingsAtom,
  DEFAULT_SETTINGS,
  Link,
  loginAtom,
  RouterProvider,
  sessionAtom,
  settingsAtom,
} from '@aldergate/platform'
import { createMemoryRouter } from '@aldergate/platform/memory'
import { createTexts } from '@aldergate/ui'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import SettingsPage from './SettingsPage'

const EN = english(__dirname)

/** Like the host: only a data router can block a navigation. */
function renderSettings({ store = createStore(), beside = null as ReactNode } = {}) {
  const settings = (
    <>
      <SettingsPage />
      <Link to="/faq">Elsewhere</Link>
      <ToastArea />
      {beside}
    </>
  )
  const router = createMemoryRouter(
    [
      { path: '/settings', element: settings },
      { path: '*', element: <h1>Another page</h1> },
    ],
    { initialEntries: ['/settings'] },
  )
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { store, user: userEvent.setup() }
}

/** A text on the page whose French comes when the test says so. */
function frenchToCome() {
  let arrive: () => void = () => {}
  const { useText } = createTexts<{ waiting: never }>({
    en: { waiting: () => 'Waiting' },
    fr: () => new Promise((resolve) => (arrive = () => resolve({ default: {} }))),
  })
  const Waiting = () => useText()('waiting')
  return { beside: <Waiting />, arrive: () => arrive() }
}

const save = () => screen.getByRole('button', { name: 'Save Settings' })
const minutes = () => screen.getByLabelText('Auto logout (minutes)')
const darkMode = () => screen.getByRole('switch', { name: 'Dark mode' })

it('shows every control with its default', () => {
  renderSettings()

  expect(screen.getByLabelText('User name')).toBeDisabled()
  expect(screen.getByLabelText('Email')).toBeDisabled()
  expect(screen.getByLabelText('Language')).toHaveValue('en')
  expect(screen.getByLabelText('Time zone')).toHaveValue('UTC')
  expect(screen.getByRole('switch', { name: 'Two-factor authentication' })).not.toBeChecked()
  expect(minutes()).toHaveValue(30)
  expect(minutes()).toHaveAttribute('min', '0')
  expect(minutes()).toHaveAttribute('max', '180')
  expect(screen.getByRole('switch', { name: 'Email alerts' })).toBeChecked()
  expect(screen.getByRole('switch', { name: 'SMS alerts' })).not.toBeChecked()
  expect(screen.getByLabelText('API key')).not.toHaveValue('')
  expect(screen.getByLabelText('API secret')).toHaveAttribute('type', 'password')
  expect(screen.getByLabelText('API secret')).not.toHaveValue('')
  expect(screen.getByText(EN('apiNote'))).toBeVisible()
  expect(darkMode()).toBeChecked()
  expect(screen.getByLabelText('Colours for rise and fall')).toHaveValue('green-red')
  expect(screen.getByLabelText('Row height in lists and tables')).toHaveValue('normal')
  expect(screen.getByLabelText('Motion')).toHaveValue('system')
  expect(screen.getByLabelText('Number format')).toHaveValue('language')
})

it('has the specified sections in their order', () => {
  renderSettings()

  const headings = screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
  expect(headings).toEqual([
    'Profile',
    'Security',
    'Notifications',
    'API & Integrations',
    'Appearance',
    'Your data',
    'System Usage',
  ])
})

it.each([
  ['appearance', 'Dark mode'],
  ['your-data', 'Keep my data on this device'],
])('leads who comes to #%s to “%s”', (id, name) => {
  renderSettings()

  expect(screen.getByRole('switch', { name })).toBe(
    document.querySelector(`#${id} [data-lead-focus]`),
  )
})

it('keeps the control that has the focus clear of the bar, which does not stick in a low window', () => {
  renderSettings()
  const bar = screen.getByRole('button', { name: 'Save Settings' }).closest('form > :last-child')

  expect(styleOf(screen.getByRole('switch', { name: 'Dark mode' }))).toMatch('scroll-margin-bottom')
  expect(styleOf(screen.getByLabelText('Time zone'))).toMatch('scroll-margin-bottom')
  expect(styleOf(bar)).toMatch('position: sticky')
  expect(styleOf(bar, '(max-height: 480px)')).toMatch('position: static')
})

it('offers four languages and four time zones', () => {
  renderSettings()

  const options = (name: string) =>
    within(screen.getByLabelText(name))
      .getAllByRole('option')
      .map((option) => option.getAttribute('value'))
  expect(options('Language')).toEqual(['en', 'es', 'zh', 'fr'])
  expect(options('Time zone')).toEqual(['UTC', 'Europe/London', 'America/New_York', 'Asia/Tokyo'])
  expect(options('Number format')).toEqual(['language', '1,234.56', '1.234,56', '1 234,56'])
})

it('changes nothing in the app before saving', async () => {
  const { store, user } = renderSettings()

  await user.click(darkMode())

  expect(screen.getByText('1 unsaved change')).toBeVisible()
  expect(store.get(settingsAtom)).toEqual(DEFAULT_SETTINGS)
})

it('applies all changes at once when they are saved, and says so in the chosen language', async () => {
  const { store, user } = renderSettings()
  await user.click(darkMode())
  await user.click(screen.getByRole('switch', { name: 'Discreet mode' }))
  await user.selectOptions(screen.getByLabelText('Language'), 'fr')
  await user.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Tokyo')
  await user.selectOptions(screen.getByLabelText('Colours for rise and fall'), 'blue-orange')
  await user.selectOptions(screen.getByLabelText('Row height in lists and tables'), 'compact')
  await user.selectOptions(screen.getByLabelText('Motion'), 'always')
  await user.selectOptions(screen.getByLabelText('Number format'), '1 234,56')

  await user.click(save())

  expect(store.get(settingsAtom)).toEqual({
    ...DEFAULT_SETTINGS,
    darkMode: false,
    discreet: true,
    language: 'fr',
    timeZone: 'Asia/Tokyo',
    palette: 'blue-orange',
    density: 'compact',
    reducedMotion: 'always',
    numberFormat: '1 234,56',
  })
  expect(await screen.findByText(messagesIn(__dirname, 'fr')['saved'] ?? '')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Réglages')
})

it('keeps the focus on Save while a language comes, and saves nothing more until then', async () => {
  const { beside, arrive } = frenchToCome()
  const { store, user } = renderSettings({ beside })
  await user.selectOptions(screen.getByLabelText('Language'), 'fr')
  save().focus()
  await user.keyboard('{Enter}')
  expect(save()).toBeEnabled()
  expect(save()).toHaveAttribute('aria-disabled', 'true')
  expect(save()).toHaveFocus()

  await user.click(darkMode())
  await user.type(minutes(), '{Enter}')
  await user.click(save())
  await act(async () => arrive())

  expect(store.get(settingsAtom)).toMatchObject({ language: 'fr', darkMode: true })
  const button = screen.getByRole('button', { name: 'Enregistrer les réglages' })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'false')
})

it('keeps an edit that takes back what is being saved', async () => {
  const { beside, arrive } = frenchToCome()
  const { store, user } = renderSettings({ beside })
  await user.selectOptions(screen.getByLabelText('Language'), 'fr')
  await user.click(darkMode())
  await user.click(save())
  await user.click(darkMode())
  await act(async () => arrive())

  expect(store.get(settingsAtom)).toMatchObject({ language: 'fr', darkMode: false })
  expect(screen.getByRole('switch', { name: 'Mode sombre' })).toBeChecked()
})

it('clamps the minutes of auto logout when saving', async () => {
  const { store, user } = renderSettings()
  await user.clear(minutes())
  await user.type(minutes(), '999')

  await user.click(save())

  expect(store.get(settingsAtom).autoLogoutMinutes).toBe(180)
  expect(minutes()).toHaveValue(180)
})

it('does not undo what was changed elsewhere while the form was open', async () => {
  const { store, user } = renderSettings()
  await user.click(screen.getByRole('switch', { name: 'SMS alerts' }))
  act(() => store.set(changeSettingsAtom, { darkMode: false }))

  await user.click(save())

  expect(store.get(settingsAtom)).toMatchObject({ smsAlerts: true, darkMode: false })
})

it('does not undo what was changed elsewhere by an edit that was taken back by hand', async () => {
  const { store, user } = renderSettings()
  await user.click(darkMode())
  await user.click(darkMode())
  await user.click(screen.getByRole('button', { name: 'Restore defaults' }))
  act(() => store.set(changeSettingsAtom, { darkMode: false, smsAlerts: true }))

  expect(screen.getByText('No unsaved changes')).toBeVisible()
  expect(darkMode()).not.toBeChecked()
  expect(screen.getByRole('switch', { name: 'SMS alerts' })).toBeChecked()
})

it('takes changes back, and counts a change that was taken back by hand as none', async () => {
  const { user } = renderSettings()
  await user.click(darkMode())
  await user.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(darkMode()).toBeChecked()
  expect(save()).toHaveFocus()

  await user.click(darkMode())
  await user.click(darkMode())
  expect(screen.getByText('No unsaved changes')).toBeVisible()
})

it('restores the defaults into the form, to be saved', async () => {
  const store = createStore()
  store.set(changeSettingsAtom, { emailAlerts: false, autoLogoutMinutes: 5 })
  const { user } = renderSettings({ store })

  await user.click(screen.getByRole('button', { name: 'Restore defaults' }))
  expect(screen.getByText('2 unsaved changes')).toBeVisible()

  await user.click(save())
  expect(store.get(settingsAtom)).toEqual(DEFAULT_SETTINGS)
})

it('reveals the API secret', async () => {
  const { user } = renderSettings()

  await user.click(screen.getByRole('button', { name: 'Show API secret' }))

  expect(screen.getByLabelText('API secret')).toHaveAttribute('type', 'text')
})

it('shows the account that is logged in, and logs out', async () => {
  const store = createStore()
  store.set(loginAtom, { email: 'demo@aldergate.example' })
  const { user } = renderSettings({ store })
  expect(screen.getByLabelText('Email')).toHaveValue('demo@aldergate.example')

  await user.click(screen.getByRole('button', { name: 'Log out' }))

  expect(store.get(sessionAtom).isAuthenticated).toBe(false)
  expect(screen.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument()
})

it('shows the hours of each day of the week as a table, too', () => {
  renderSettings()
  const table = screen.getByRole('table', { name: EN('usageText') })

  expect(within(table).getByRole('row', { name: 'Mon 5' })).toBeInTheDocument()
  expect(within(table).getAllByRole('row')).toHaveLength(8)
})

it('forgets unsaved changes and typed credentials when everything is erased', async () => {
  const { user } = renderSettings()
  await user.type(screen.getByLabelText('API key'), '-mine')
  await user.click(save())
  await user.click(darkMode())
  await user.click(screen.getByRole('button', { name: 'Erase all data…' }))
  await user.click(screen.getByRole('button', { name: 'Erase everything' }))

  expect(screen.getByLabelText('API key')).toHaveValue('sample-api-key')
  expect(screen.getByText('No unsaved changes')).toBeVisible()
})

it('saves nothing of before an erasure, although its language comes later, and what is saved since', async () => {
  const { beside, arrive } = frenchToCome()
  const { store, user } = renderSettings({ beside })
  await user.selectOptions(screen.getByLabelText('Language'), 'fr')
  await user.type(screen.getByLabelText('API secret'), '-mine')
  await user.click(save())
  await user.click(screen.getByRole('button', { name: 'Erase all data…' }))
  await user.click(screen.getByRole('button', { name: 'Erase everything' }))
  expect(save()).toHaveAttribute('aria-disabled', 'false')
  await user.click(darkMode())
  await user.click(save())
  await act(async () => arrive())

  expect(store.get(settingsAtom)).toEqual({ ...DEFAULT_SETTINGS, darkMode: false })
  expect(screen.getByLabelText('API secret')).toHaveValue('sample-api-secret')
})

describe('leaving with unsaved changes', () => {
  async function tryToLeave() {
    const view = renderSettings()
    await view.user.click(darkMode())
    await view.user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Leave without saving?' }))
    const choose = (name: string) => view.user.click(dialog.getByRole('button', { name }))
    return { ...view, choose }
  }

  it('keeps the form as it is when the trader stays', async () => {
    const { choose } = await tryToLeave()

    await choose('Keep editing')

    expect(darkMode()).not.toBeChecked()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('loses the changes when the trader says so', async () => {
    const { choose, store } = await tryToLeave()

    await choose('Leave without saving')

    expect(screen.getByRole('heading', { name: 'Another page' })).toBeVisible()
    expect(store.get(settingsAtom)).toEqual(DEFAULT_SETTINGS)
  })

  it('saves and goes on when the trader says so', async () => {
    const { choose, store } = await tryToLeave()

    await choose('Save and leave')

    expect(screen.getByRole('heading', { name: 'Another page' })).toBeVisible()
    expect(store.get(settingsAtom).darkMode).toBe(false)
  })

  it('makes the browser ask before a reload, and only then', async () => {
    const { user } = renderSettings()
    const reload = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(reload()).toBe(false)

    await user.click(darkMode())
    expect(reload()).toBe(true)
  })

  it('asks nothing about changes that were saved and wait for a language, only about later ones', async () => {
    const { beside, arrive } = frenchToCome()
    const { user, store } = renderSettings({ beside })
    await user.selectOptions(screen.getByLabelText('Language'), 'fr')
    await user.click(save())
    await user.click(darkMode())
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
    expect(screen.getByRole('dialog')).toHaveTextContent('1 change is not saved yet')
    await user.click(screen.getByRole('button', { name: 'Keep editing' }))
    await user.click(darkMode())

    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))

    expect(screen.getByRole('heading', { name: 'Another page' })).toBeVisible()
    await act(async () => arrive())
    expect(store.get(settingsAtom).language).toBe('fr')
  })

  it('asks nothing when nothing was changed', async () => {
    const { user } = renderSettings()

    await user.click(screen.getByRole('link', { name: 'Elsewhere' }))

    expect(screen.getByRole('heading', { name: 'Another page' })).toBeVisible()
  })
})
