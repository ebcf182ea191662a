import { renderWithApp } from '@aldergate/testing'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { Button } from '../Button'
import { MoreRows } from './MoreRows'

function Table() {
  const [shown, setShown] = useState(50)
  return (
    <>
      <Button>Sort</Button>
      <MoreRows shown={shown} total={120} onMore={() => setShown(shown + 50)} />
    </>
  )
}

it('has a button for more rows as long as there are some, and keeps its focus when it goes', async () => {
  const { user } = renderWithApp(<Table />)
  const button = screen.getByRole('button', { name: 'Show more rows' })
  button.focus()
  await user.keyboard('{Enter}')
  expect(screen.getByText('100 of 120 rows')).toBeVisible()
  expect(button).toHaveFocus()

  await user.keyboard('{Enter}')
  expect(button).not.toBeInTheDocument()
  expect(screen.getByText('120 of 120 rows').parentElement).toHaveFocus()
})
