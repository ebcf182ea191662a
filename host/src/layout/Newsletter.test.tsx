import { renderWithApp } from '@aldergate/testing'
import { screen } from '@testing-library/react'
import { Newsletter } from './Newsletter'

it('subscribes nobody, and says so', async () => {
  const { user } = renderWithApp(<Newsletter />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await user.type(screen.getByRole('textbox'), 'ada@example.org')
  await user.click(screen.getByRole('button'))

  expect(screen.getByRole('status')).toHaveTextContent(/does not subscribe you/)
})
