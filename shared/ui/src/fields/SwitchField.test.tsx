import { screen } from '@testing-library/react'
import { renderWithApp } from '@aldergate/testing'
import { SwitchField } from './SwitchField'

it('says what it will be, and is described by its hint', async () => {
  const onChange = jest.fn()
  const { user } = renderWithApp(
    <SwitchField label="Dark mode" hint="On this device." checked={false} onChange={onChange} />,
  )
  const control = screen.getByRole('switch', { name: 'Dark mode' })
  expect(control).toHaveAccessibleDescription('On this device.')

  await user.click(control)
  expect(onChange).toHaveBeenCalledWith(true)
})

it('has no description without a hint', () => {
  renderWithApp(<SwitchField label="Dark mode" checked onChange={() => {}} />)

  expect(screen.getByRole('switch', { name: 'Dark mode' })).toBeChecked()
  expect(screen.getByRole('switch')).not.toHaveAttribute('aria-describedby')
})
