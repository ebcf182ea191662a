import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderWithApp } from '@aldergate/testing'
import { SearchField } from './SearchField'

function Pairs({ onKey }: { onKey?: () => void }) {
  const [value, setValue] = useState('')
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog around the field
    <div onKeyDown={onKey}>
      <SearchField label="Pairs" placeholder="Search pairs..." value={value} onChange={setValue} />
    </div>
  )
}

it('is found by its name and by its placeholder', () => {
  renderWithApp(<Pairs />)

  expect(screen.getByRole('searchbox', { name: 'Pairs' })).toBe(
    screen.getByPlaceholderText('Search pairs...'),
  )
})

it('is emptied by Esc, and keeps that Esc to itself', async () => {
  const onKey = jest.fn()
  const { user } = renderWithApp(<Pairs onKey={onKey} />)
  const field = screen.getByRole('searchbox')
  await user.type(field, 'btc')
  onKey.mockClear()

  await user.keyboard('{Escape}')
  expect(field).toHaveValue('')
  expect(onKey).not.toHaveBeenCalled()

  await user.keyboard('{Escape}')
  expect(onKey).toHaveBeenCalledTimes(1)
})

it('keeps its text at an Esc by which an input method takes a word back', async () => {
  const { user } = renderWithApp(<Pairs />)
  const field = screen.getByRole('searchbox')
  await user.type(field, 'btc')

  fireEvent.keyDown(field, { key: 'Escape', isComposing: true })
  expect(field).toHaveValue('btc')
})

it('has a button that empties it only while there is something in it', async () => {
  const { user } = renderWithApp(<Pairs />)
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument()
  await user.type(screen.getByRole('searchbox'), 'btc')

  await user.click(screen.getByRole('button', { name: 'Clear' }))

  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(screen.getByRole('searchbox')).toHaveFocus()
})
