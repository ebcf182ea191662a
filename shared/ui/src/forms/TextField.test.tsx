import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderWithApp } from '@aldergate/testing'
import { NumberField } from './NumberField'
import { PasswordField } from '../fields/PasswordField'
import { TextAreaField } from '../fields/TextAreaField'
import { TextField } from './TextField'

const FIELDS = [
  ['TextField', TextField],
  ['TextAreaField', TextAreaField],
  ['NumberField', NumberField],
  ['PasswordField', PasswordField],
] as const

describe.each(FIELDS)('%s', (_name, AnyField) => {
  it('hands on what is typed', async () => {
    const onChange = jest.fn()
    const { user } = renderWithApp(<AnyField label="Secret" value="1" onChange={onChange} />)
    await user.type(screen.getByLabelText('Secret'), '2')

    expect(onChange).toHaveBeenCalledWith('12')
  })

  it('is described by its hint and by its error, which is announced', () => {
    const texts = { label: 'Secret', hint: 'Ten letters.', error: 'Too short.' }
    renderWithApp(<AnyField {...texts} value="" onChange={() => {}} />)
    const field = screen.getByLabelText('Secret')

    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Ten letters. Too short.')
    expect(screen.getByRole('alert')).toHaveTextContent('Too short.')
  })

  it('is invalid with an error, whatever its owner says', () => {
    renderWithApp(
      <AnyField
        label="Secret"
        error="Too short."
        aria-invalid={false}
        value=""
        onChange={() => {}}
      />,
    )

    expect(screen.getByLabelText('Secret')).toHaveAttribute('aria-invalid', 'true')
  })

  it('may be marked by its owner without an error of its own', () => {
    renderWithApp(<AnyField label="Secret" aria-invalid value="" onChange={() => {}} />)

    expect(screen.getByLabelText('Secret')).toBeInvalid()
  })

  it('is valid and without an alert as long as there is no error', () => {
    renderWithApp(<AnyField label="Secret" value="" onChange={() => {}} />)

    expect(screen.getByLabelText('Secret')).toBeValid()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

it('shows and hides a password', async () => {
  const { user } = renderWithApp(
    <PasswordField label="Password" value="secret" onChange={() => {}} />,
  )
  const field = screen.getByLabelText('Password')
  expect(field).toHaveAttribute('type', 'password')

  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(field).toHaveAttribute('type', 'text')

  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(field).toHaveAttribute('type', 'password')
})

function Amount() {
  const [value, setValue] = useState('')
  return <NumberField label="Amount" min={0} value={value} onChange={setValue} />
}

it('takes a number of any precision', async () => {
  const { user } = renderWithApp(<Amount />)
  await user.type(screen.getByRole('spinbutton', { name: 'Amount' }), '0.000007')

  expect(screen.getByRole('spinbutton')).toHaveDisplayValue('0.000007')
  expect(screen.getByRole('spinbutton')).toBeValid()
})

function Letter() {
  const [value, setValue] = useState('')
  return <TextAreaField label="Letter" limit={3_000} value={value} onChange={setValue} />
}

it('counts the characters of a text that has a limit, and lets it exceed the limit', async () => {
  const { user } = renderWithApp(<Letter />)
  expect(screen.getByLabelText('Letter')).toHaveAccessibleDescription('0 of 3,000 characters')

  await user.click(screen.getByLabelText('Letter'))
  await user.paste('a'.repeat(3_001))
  expect(screen.getByLabelText('Letter')).toHaveAccessibleDescription('3,001 of 3,000 characters')
})
