import { screen } from '@testing-library/react'
import { renderWithApp } from '@aldergate/testing'
import { color } from '../theme/tokens'
import { EraseDialog } from './EraseDialog'

it('says what would be lost, and erases only when that is confirmed', async () => {
  const onErase = jest.fn()
  const onClose = jest.fn()
  const { user } = renderWithApp(<EraseDialog isOpen onErase={onErase} onClose={onClose} />)
  expect(screen.getByRole('dialog', { name: 'Erase all data?' })).toHaveTextContent(
    /This cannot be undone; an exported file restores everything except the notifications\./,
  )

  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([onErase.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1])

  const erase = screen.getByRole('button', { name: 'Erase everything' })
  // Red for danger is not the red of a sell order, which is for orders only.
  expect(erase).toHaveStyle({ color: color.danger, borderColor: color.danger })
  await user.click(erase)
  expect(onErase).toHaveBeenCalledTimes(1)
})
