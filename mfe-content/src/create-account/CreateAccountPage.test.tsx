import { english, renderWithApp } from '@aldergate/testing'
import { screen, within } from '@testing-library/react'
import CreateAccountPage from './CreateAccountPage'

const EN = english(__dirname)

type User = ReturnType<typeof renderWithApp>['user']

function field(name: string) {
  return screen.getByLabelText(name)
}

/** Pasted, not typed: a key at a time takes seconds on a busy machine. */
async function fillIn(user: User, password: string, confirmation: string) {
  const values = {
    Username: 'ada',
    Email: 'ada@example.com',
    Password: password,
    'Confirm password': confirmation,
  }
  for (const [name, value] of Object.entries(values)) {
    await user.click(field(name))
    await user.paste(value)
  }
}

async function submit(user: User) {
  await user.click(screen.getByRole('button', { name: 'Create account' }))
}

it('asks for all fields, marks the empty ones and leads the focus to the message', async () => {
  const { user } = renderWithApp(<CreateAccountPage />)
  await user.type(field('Username'), 'ada')

  await submit(user)

  expect(screen.getByRole('alert')).toHaveTextContent(EN('incomplete'))
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(field('Username')).toBeValid()
  expect(field('Email')).toHaveAttribute('aria-invalid', 'true')
})

it('leads from the message to the fields that it is about', async () => {
  const { user } = renderWithApp(<CreateAccountPage />)
  await user.type(field('Username'), 'ada')
  await submit(user)

  const links = within(screen.getByRole('alert')).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Email', 'Password', 'Confirm password'])
  await user.click(screen.getByRole('link', { name: 'Confirm password' }))
  expect(field('Confirm password')).toHaveFocus()
})

it('says that passwords differ, and keeps what was typed', async () => {
  const { user } = renderWithApp(<CreateAccountPage />)
  await fillIn(user, 'maple-frog-nineteen', 'maple-frog-ninety')

  await submit(user)

  expect(screen.getByRole('alert')).toHaveTextContent(EN('mismatch'))
  expect(field('Email')).toHaveValue('ada@example.com')
  expect(field('Confirm password')).toHaveAttribute('aria-invalid', 'true')
})

it('tells one failing rule at a time', async () => {
  const { user } = renderWithApp(<CreateAccountPage />)
  await user.type(field('Password'), 'one')
  await user.type(field('Confirm password'), 'other')

  await submit(user)

  expect(screen.getByRole('alert')).toHaveTextContent(EN('incomplete'))
  expect(screen.queryByText(EN('mismatch'))).not.toBeInTheDocument()
})

it('announces the same message anew at each attempt', async () => {
  const { user } = renderWithApp(<CreateAccountPage />)

  await submit(user)
  await user.click(field('Email'))
  await submit(user)

  expect(screen.getByRole('alert')).toHaveFocus()
})

it('creates the account, clears the form and says that nothing was sent', async () => {
  const { user } = renderWithApp(<CreateAccountPage />)
  await fillIn(user, 'maple-frog-nineteen', 'maple-frog-nineteen')

  await submit(user)

  const message = screen.getByText(EN('created'))
  expect(message.closest('[role=status]')).toHaveFocus()
  expect(message.closest('[role=status]')).toHaveTextContent(/Nothing was sent/)
  for (const name of ['Username', 'Email', 'Password', 'Confirm password']) {
    expect(field(name)).toHaveValue('')
  }
})

it('creates one account on a double click, and says so', async () => {
  const { user } = renderWithApp(<CreateAccountPage />)
  await fillIn(user, 'maple-frog-nineteen', 'maple-frog-nineteen')

  await user.dblClick(screen.getByRole('button', { name: 'Create account' }))

  expect(screen.getByText(EN('created'))).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('accepts a weak password, for its strength is advice', async () => {
  const { user } = renderWithApp(<CreateAccountPage />)
  await fillIn(user, 'a', 'a')
  expect(screen.getByText(EN('strength.weak'))).toBeVisible()

  await submit(user)

  expect(screen.getByText(EN('created'))).toBeVisible()
})

it('tells password managers what each field is', () => {
  renderWithApp(<CreateAccountPage />)

  expect(field('Username')).toHaveAttribute('autocomplete', 'username')
  expect(field('Email')).toHaveAttribute('autocomplete', 'email')
  expect(field('Password')).toHaveAttribute('autocomplete', 'new-password')
  expect(field('Confirm password')).toHaveAttribute('autocomplete', 'new-password')
})

it('shows and hides a password', async () => {
  const { user } = renderWithApp(<CreateAccountPage />)
  const [toggle] = screen.getAllByRole('button', { name: 'Show password' })
  expect(field('Password')).toHaveAttribute('type', 'password')

  if (toggle) await user.click(toggle)

  expect(field('Password')).toHaveAttribute('type', 'text')
})
