import { renderWithApp } from '@aldergate/testing'
import { screen } from '@testing-library/react'
import { Explained } from './Explained'

const BUTTON = { name: 'About Beta' }

function renderTwo() {
  return renderWithApp(
    <>
      <Explained label="About Beta">
        <p>Goes along with the market.</p>
      </Explained>
      <button type="button">Next</button>
    </>,
  )
}

it('opens and closes beside its button, which says so', async () => {
  const { user } = renderTwo()
  expect(screen.queryByRole('note')).not.toBeInTheDocument()

  await user.click(screen.getByRole('button', { ...BUTTON, expanded: false }))
  expect(screen.getByRole('note', BUTTON)).toHaveTextContent('Goes along with the market.')
  expect(screen.getByRole('button', BUTTON)).toHaveAttribute(
    'aria-controls',
    screen.getByRole('note').id,
  )

  await user.click(screen.getByRole('button', { ...BUTTON, expanded: true }))
  expect(screen.queryByRole('note')).not.toBeInTheDocument()
})

it('closes on Escape and gives the focus back to its button', async () => {
  const { user } = renderTwo()
  await user.click(screen.getByRole('button', BUTTON))
  await user.keyboard('{Escape}')

  expect(screen.queryByRole('note')).not.toBeInTheDocument()
  expect(screen.getByRole('button', BUTTON)).toHaveFocus()
})

it('closes when the focus leaves it', async () => {
  const { user } = renderTwo()
  await user.click(screen.getByRole('button', BUTTON))
  await user.tab()

  expect(screen.queryByRole('note')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})
