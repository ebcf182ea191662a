import { renderWithApp } from '@aldergate/testing'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { insertWithComma, isOfCommas } from './decimalComma'
import { NumberField } from './NumberField'

/** A browser that writes at the end of the field, and takes of a text what its language has in numbers. */
function browserThatTakes(signs: RegExp): HTMLInputElement {
  const field = document.createElement('input')
  document.execCommand = (_command, _ui, text = '') => {
    const taken = [...text].filter((sign) => signs.test(sign)).join('')
    field.value += taken
    if (taken !== '') field.dispatchEvent(new Event('input'))
    return true
  }
  return field
}

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand')
})

it.each([
  ['0,1', '0.1'],
  [',5', '.5'],
  ['1.234,56', '1234.56'],
  ['45\u202f000,00', '45000.00'],
])('writes %s as %s where the browser would drop the comma', (text, written) => {
  const field = browserThatTakes(/[\d.]/)
  insertWithComma(field, text)
  expect(field).toHaveValue(written)
})

it('leaves the comma to a browser that takes it', () => {
  const field = browserThatTakes(/[\d,]/)
  insertWithComma(field, '0,1')
  expect(field).toHaveValue('0,1')
})

it.each([
  ['0,1', true],
  ['12.000', true],
  ['1.234.567', true],
  ['0.125', false],
  ['1.25', false],
  ['1234.567', false],
])('knows whether %s is written with commas: %s', (text, isIt) => {
  expect(isOfCommas(text)).toBe(isIt)
})

function Amount() {
  const [value, setValue] = useState('')
  return <NumberField label="Amount" value={value} onChange={setValue} />
}

it.each([
  ['1.234,56', ['0', ',', '.', '1', '12000']],
  ['1,234.56', []],
] as const)(
  'takes care of a comma where numbers are written as %s',
  async (numberFormat, parts) => {
    const insert = jest.fn<boolean, [string, boolean, string]>(() => true)
    document.execCommand = insert as typeof document.execCommand
    const { user } = renderWithApp(<Amount />, { settings: { numberFormat } })
    await user.click(screen.getByRole('spinbutton', { name: 'Amount' }))
    await user.paste('0,1')
    await user.paste('12.000')
    expect(insert.mock.calls.map(([, , text]) => text)).toEqual(parts)
  },
)
