import { renderWithApp } from '@aldergate/testing'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { DateField } from './DateField'

function Day() {
  const [day, setDay] = useState('2026-11-21')
  return (
    <>
      <DateField label="From" value={day} onChange={setDay} />
      <output>{day}</output>
      <button onClick={() => setDay('2026-01-01')}>This year</button>
    </>
  )
}

it('says the day that is typed, and shows the one that is set', async () => {
  const { user } = renderWithApp(<Day />)
  const field = screen.getByLabelText('From')
  expect(field).toHaveValue('2026-11-21')

  fireEvent.change(field, { target: { value: '2026-02-03' } })
  expect(screen.getByRole('status')).toHaveTextContent('2026-02-03')
  await user.click(screen.getByRole('button', { name: 'This year' }))
  expect(field).toHaveValue('2026-01-01')
})

it('writes nothing into the document while a day is unfinished', () => {
  renderWithApp(<Day />)
  const field = screen.getByLabelText('From')
  const before = field.outerHTML
  fireEvent.change(field, { target: { value: '' } })

  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(field.outerHTML).toBe(before)
})
