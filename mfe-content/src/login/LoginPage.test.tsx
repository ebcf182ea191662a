import { loginAtom, sessionAtom } from '@aldergate/platform'
import { english, renderWithApp } from '@aldergate/testing'
import { screen } from '@testing-library/react'
import { createStore } from 'jotai'
import { DEMO_CREDENTIALS } from './credentials'
import LoginPage from './LoginPage'

const EN = english(__dirname)

type User = ReturnType<typeof renderWithApp>['user']

/** Pasted, not typed: a key at a time takes seconds on a busy machine. */
async function logIn(user: User, email: string, password: string) {
  await user.click(screen.getByLabelText('Email'))
  await user.paste(email)
  await user.click(screen.getByLabelText('Password'))
  await user.paste(password)
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

it('asks for both fields, and leads the focus to the message', async () => {
  const { user, store } = renderWithApp(<LoginPage />)

  await logIn(user, DEMO_CREDENTIALS.email, '')

  expect(screen.getByRole('alert')).toHaveTextContent(EN('incomplete'))
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(screen.getByLabelText('Password')).toHaveAttribute('aria-invalid', 'true')
  expect(store.get(sessionAtom).isAuthenticated).toBe(false)
})

it('leads from the message to each field that is missing', async () => {
  const { user } = renderWithApp(<LoginPage />)

  await logIn(user, ' ', '')
  await user.click(screen.getByRole('link', { name: 'Email' }))
  expect(screen.getByLabelText('Email')).toHaveFocus()

  await user.click(screen.getByRole('link', { name: 'Password' }))
  expect(screen.getByLabelText('Password')).toHaveFocus()
})

it('refuses other credentials and keeps the email', async () => {
  const { user, store } = renderWithApp(<LoginPage />)

  await logIn(user, 'ada@example.com', 'Aldergate-Demo-1')

  expect(screen.getByRole('alert')).toHaveTextContent(EN('invalid'))
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
  expect(screen.getByLabelText('Password')).toHaveValue('')
  expect(store.get(sessionAtom).isAuthenticated).toBe(false)
})

it('marks both fields of other credentials as not accepted, and neither once the demo account is filled in', async () => {
  const { user } = renderWithApp(<LoginPage />)
  const fields = () => ['Email', 'Password'].map((label) => screen.getByLabelText(label))

  await logIn(user, 'ada@example.com', 'Aldergate-Demo-1')
  for (const field of fields()) expect(field).toHaveAttribute('aria-invalid', 'true')

  await user.click(screen.getByRole('button', { name: 'Use the demo account' }))
  for (const field of fields()) expect(field).toHaveAttribute('aria-invalid', 'false')
})

it('takes a double click for one attempt', async () => {
  const { user } = renderWithApp(<LoginPage />)
  await user.click(screen.getByLabelText('Email'))
  await user.paste('ada@example.com')
  await user.click(screen.getByLabelText('Password'))
  await user.paste('Aldergate-Demo-1')

  await user.dblClick(screen.getByRole('button', { name: 'Login' }))
  expect(screen.getByRole('alert')).toHaveTextContent(EN('invalid'))
})

it('logs in at once with what is filled in after a refusal', async () => {
  const { user, store } = renderWithApp(<LoginPage />)
  await logIn(user, 'ada@example.com', 'Aldergate-Demo-1')
  await user.click(screen.getByRole('button', { name: 'Use the demo account' }))

  await user.click(screen.getByRole('button', { name: 'Login' }))

  expect(store.get(sessionAtom).isAuthenticated).toBe(true)
})

it('names the demo account and fills it in', async () => {
  const { user } = renderWithApp(<LoginPage />)
  expect(screen.getByText('demo@aldergate.example')).toBeVisible()
  expect(screen.getByText('Aldergate-Demo-1')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Use the demo account' }))

  expect(screen.getByLabelText('Email')).toHaveValue('demo@aldergate.example')
  expect(screen.getByLabelText('Password')).toHaveValue('Aldergate-Demo-1')
})

it('takes back what it said of other credentials when the demo account is filled in', async () => {
  const { user } = renderWithApp(<LoginPage />)
  await logIn(user, 'ada@example.com', 'Aldergate-Demo-1')
  await user.click(screen.getByRole('button', { name: 'Use the demo account' }))

  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('logs in for the whole app, stays on the page and offers the dashboard', async () => {
  const { user, store } = renderWithApp(<LoginPage />, { path: '/login' })

  await logIn(user, DEMO_CREDENTIALS.email, DEMO_CREDENTIALS.password)

  expect(screen.getByRole('status')).toHaveTextContent(EN('success'))
  expect(screen.getByRole('status')).toHaveFocus()
  expect(store.get(sessionAtom)).toEqual({
    isAuthenticated: true,
    user: { email: 'demo@aldergate.example' },
  })
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  )
})

it('says who is logged in already, and logs out', async () => {
  const store = createStore()
  store.set(loginAtom, { email: 'demo@aldergate.example' })
  const page = (
    <main tabIndex={-1}>
      <LoginPage />
    </main>
  )
  const { user } = renderWithApp(page, { store })
  expect(screen.getByText('You are logged in as demo@aldergate.example.')).toBeVisible()
  expect(screen.queryByText(EN('success'))).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Log out' }))

  expect(store.get(sessionAtom)).toEqual({ isAuthenticated: false, user: null })
  expect(screen.getByLabelText('Email')).toHaveValue('')
  expect(screen.getByRole('main')).toHaveFocus()
})

it('shows and hides the password', async () => {
  const { user } = renderWithApp(<LoginPage />)

  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')

  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
})

it('tells password managers what each field is', () => {
  renderWithApp(<LoginPage />)

  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username')
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
})
