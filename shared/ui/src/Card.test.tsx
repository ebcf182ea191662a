import { screen } from '@testing-library/react'
import { renderWithApp } from '@aldergate/testing'
import { Card } from './Card'

it('has a heading of the level that its page needs, with its actions beside it', () => {
  renderWithApp(
    <>
      <Card heading="Orders" actions={<button>Reset</button>}>
        none yet
      </Card>
      <Card heading="Fees" level={3} />
    </>,
  )

  const orders = screen.getByRole('heading', { level: 2, name: 'Orders' })
  expect(orders.parentElement).toContainElement(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByRole('heading', { level: 3, name: 'Fees' })).toBeVisible()
})

it('has no line for a heading that it does not have', () => {
  const { container } = renderWithApp(<Card>none yet</Card>)
  expect(container.querySelector('header')).toBeNull()

  renderWithApp(<Card actions={<button>Reset</button>}>none yet</Card>)
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reset' })).toBeVisible()
})
