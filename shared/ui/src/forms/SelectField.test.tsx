import { screen, within } from '@testing-library/react'
import { renderWithApp } from '@aldergate/testing'
import { SelectField } from './SelectField'
import { SwitchField } from '../fields/SwitchField'
import { ToggleGroup } from './ToggleGroup'

const OPTIONS = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français' },
] as const

it('hands on the value of the chosen option', async () => {
  const onChange = jest.fn<void, ['en' | 'fr']>()
  const { user } = renderWithApp(
    <SelectField label="Language" value="en" options={OPTIONS} onChange={onChange} />,
  )
  const select = screen.getByRole('combobox', { name: 'Language' })
  expect(select).toHaveDisplayValue('English')

  await user.selectOptions(select, 'Français')

  expect(onChange).toHaveBeenCalledWith('fr')
})

it('puts options under their headings, and hands on the one that is chosen', async () => {
  const onChange = jest.fn<void, ['en' | 'fr' | 'es']>()
  const { user } = renderWithApp(
    <SelectField
      label="Language"
      value="en"
      options={[
        { value: 'en', label: 'English' },
        { value: 'fr', label: 'Français', group: 'Romance' },
        { value: 'es', label: 'Español', group: 'Romance' },
      ]}
      onChange={onChange}
    />,
  )
  const romance = screen.getByRole('group', { name: 'Romance' })
  expect(within(romance).getAllByRole('option')).toHaveLength(2)

  await user.selectOptions(screen.getByRole('combobox'), 'Español')
  expect(onChange).toHaveBeenCalledWith('es')
})

it('says what is wrong with a choice, whatever its owner says', () => {
  renderWithApp(
    <SelectField
      label="L"
      value="en"
      options={OPTIONS}
      error="Not yet."
      aria-invalid={false}
      onChange={() => {}}
    />,
  )

  expect(screen.getByRole('combobox')).toBeInvalid()
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Not yet.')
})

it('is a switch that its label and the space bar turn', async () => {
  const onChange = jest.fn()
  const { user } = renderWithApp(
    <SwitchField label="Dark mode" hint="At once." checked onChange={onChange} />,
  )
  expect(screen.getByRole('switch', { name: 'Dark mode' })).toBeChecked()
  expect(screen.getByRole('switch')).toHaveAccessibleDescription('At once.')

  await user.click(screen.getByText('Dark mode'))
  await user.keyboard(' ')

  expect(onChange.mock.calls).toEqual([[false], [false]])
})

it('presses one button of a group', async () => {
  const onChange = jest.fn<void, ['en' | 'fr']>()
  const { user } = renderWithApp(
    <ToggleGroup label="Language" value="en" options={OPTIONS} onChange={onChange} />,
  )
  expect(screen.getByRole('group', { name: 'Language' })).toBeVisible()
  expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName('English')

  await user.click(screen.getByRole('button', { name: 'Français' }))

  expect(onChange).toHaveBeenCalledWith('fr')
})
