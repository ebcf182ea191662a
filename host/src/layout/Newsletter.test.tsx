import { Link } from '@aldergate/platform'
import { renderWithApp } from '@aldergate/testing'
import { screen } from '@testing-library/react'
import { Newsletter } from './Newsletter'

async function subscribe() {
  const view = renderWithApp(
    <>
      <Newsletter />
      <Link to="/faq">Another page</Link>
    </>,
  )
  await view.user.type(screen.getByRole('textbox'), 'ada@example.org')
  await view.user.click(screen.getByRole('button'))
  return view
}

it('subscribes nobody, and says so', async () => {
  await subscribe()

  expect(screen.getByRole('status')).toHaveTextContent(/does not subscribe you/)
})

it('says so of the address that was sent, not of the next one', async () => {
  const { user } = await subscribe()
  await user.type(screen.getByRole('textbox'), '{Backspace}')

  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('says so on the page where it was sent, and leaves the address there for the next', async () => {
  const { user } = await subscribe()
  await user.click(screen.getByRole('link', { name: 'Another page' }))

  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.getByRole('textbox')).toHaveValue('ada@example.org')
})
