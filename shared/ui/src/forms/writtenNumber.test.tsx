import { renderWithApp } from '@aldergate/testing'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { NumberField } from './NumberField'
import { insertComma, insertNumber, writtenNumber } from './writtenNumber'

it.each([
  ['0,1', '.', '0.1'],
  ['0,1', ',', '0.1'],
  [',5', '.', '.5'],
  ['1.234,56', ',', '1234.56'],
  ['1,234.56', '.', '1234.56'],
  ['£1,234.56', '\u202f', '1234.56'],
  ['45\u202f000,00 €', '.', '45000.00'],
  ['12,5 %', '\u202f', '12.5'],
  ['−3,2', '.', '-3.2'],
  ['1.234', '.', '1234'],
  ['1.234', '\u202f', '1.234'],
  ['1,234', ',', '1234'],
  ['1,234', '.', '1.234'],
  ['0.125', '.', '0.125'],
  ['1234.567', '.', '1234.567'],
  ['1.234.567', ',', '1234567'],
  ['1’234’567.8', '.', '1234567.8'],
  ['12345', '.', '12345'],
])('reads %s where %s groups digits as %s', (text, groupSign, number) => {
  const { whole, decimals } = writtenNumber(text, groupSign) ?? {}
  expect([whole, decimals].filter((part) => part !== undefined).join('.')).toBe(number)
})

it.each(['', 'ten', '1e5', '1.2.3', '1,23.4', '12,34,567', '.', '3-4'])(
  'leaves %j to the browser',
  (text) => {
    expect(writtenNumber(text, ',')).toBeUndefined()
  },
)

/** A browser that writes at the end of the field, or over all that is selected, and takes of a text what its language has in numbers. */
function browserThatTakes(signs: RegExp, value = ''): HTMLInputElement {
  const field = document.createElement('input')
  field.value = value
  document.execCommand = (_command, _ui, text = '') => {
    const taken = [...text].filter((sign) => signs.test(sign)).join('')
    field.setRangeText(taken, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
    if (taken !== '') field.dispatchEvent(new Event('input'))
    return true
  }
  return field
}

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand')
})

it.each([
  [/[\d.-]/, '-1234.5'],
  [/[\d,-]/, '-1234,5'],
])('writes a number with the decimal sign that the browser takes: %s', (signs, written) => {
  const field = browserThatTakes(signs)
  insertNumber(field, { whole: '-1234', decimals: '5' })
  expect(field).toHaveValue(written)
})

it.each([
  ['', '.'],
  ['12', '12.'],
  ['12.345', '12345.'],
  ['1.234567', '1234567.'],
])('writes a comma that is typed after %j as %s', (before, after) => {
  const field = browserThatTakes(/[\d.]/, before)
  insertComma(field)
  expect(field).toHaveValue(after)
})

function Amount() {
  const [value, setValue] = useState('')
  return <NumberField label="Amount" value={value} onChange={setValue} />
}

it.each([
  ['1.234,56', '12.000', ['12000']],
  ['1 234,56', '12.000', ['12', ',', '.', '000']],
  ['1,234.56', '12,000', ['12000']],
] as const)(
  'reads what is pasted where numbers are written as %s',
  async (numberFormat, pasted, parts) => {
    const inserted: string[] = []
    document.execCommand = (_command, _ui, text = '') => inserted.push(text) > 0
    const { user } = renderWithApp(<Amount />, { settings: { numberFormat } })
    await user.click(screen.getByRole('spinbutton', { name: 'Amount' }))
    await user.paste(pasted)
    expect(inserted).toEqual(parts)
  },
)
