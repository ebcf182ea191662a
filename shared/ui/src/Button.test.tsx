import { renderWithApp } from '@aldergate/testing'
import { fireEvent, screen } from '@testing-library/react'
import type { SubmitEvent } from 'react'
import { Button } from './Button'

it('submits once by a double click, and again by a click of its own', async () => {
  const submit = jest.fn((event: SubmitEvent) => event.preventDefault())
  const { user } = renderWithApp(
    <form onSubmit={submit}>
      <Button type="submit">Send</Button>
    </form>,
  )
  const button = screen.getByRole('button')
  await user.dblClick(button)
  expect(submit).toHaveBeenCalledTimes(1)

  fireEvent.click(button)
  expect(submit).toHaveBeenCalledTimes(2)
})

it('does by each click of a double click what it does without a form', async () => {
  const onClick = jest.fn()
  const { user } = renderWithApp(<Button onClick={onClick}>More</Button>)
  await user.dblClick(screen.getByRole('button'))
  expect(onClick).toHaveBeenCalledTimes(2)
})
