import { renderWithApp } from '@aldergate/testing'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { NumberField, UNREADABLE } from './NumberField'
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
  ['+12.50 %', ',', '12.50'],
  ['+1,234', ',', '1234'],
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

/**
 * Fakes a browser that inserts at the end of the field, or over its selection, and accepts only characters of numbers
 * in its language.
 */
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
  return (
    <>
      <NumberField label="Amount" value={value} onChange={setValue} />
      <output>{value}</output>
      <button onClick={() => setValue('')}>Reset</button>
      <button onClick={() => setValue('16.5')}>Half</button>
    </>
  )
}

/** Firefox: a number field shows whatever is typed, and its value is empty where that is no number. */
function showWhatever(field: HTMLInputElement, typed: string) {
  const validity = { badInput: true }
  Object.defineProperty(field, 'validity', { configurable: true, value: validity })
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  Object.defineProperty(field, 'value', {
    configurable: true,
    get: () => value?.get?.call(field) as string,
    set: (text: string) => {
      if (text === '') validity.badInput = false
      value?.set?.call(field, text)
    },
  })
  fireEvent.input(field, { data: typed })
  return validity
}

it('says of a text that is no number that it is none, and not that there is nothing', async () => {
  const { user } = renderWithApp(<Amount />)
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Amount' })
  const validity = showWhatever(field, '-')
  expect(screen.getByRole('status')).toHaveTextContent(UNREADABLE)
  expect(validity.badInput).toBe(true)

  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(validity.badInput).toBe(false)
})

it('lets nothing be typed that is no part of a number', () => {
  renderWithApp(<Amount />)
  const field = screen.getByRole('spinbutton', { name: 'Amount' })
  const isLet = (key: string) => fireEvent.keyPress(field, { key, which: key.charCodeAt(0) })

  expect([...'4x3 £.e+-1?'].filter(isLet).join('')).toBe('43.e+-1')
})

it.each(['．', '。'])(
  'takes the point of a Chinese input method as a decimal sign: %s',
  (point) => {
    const inserted: string[] = []
    document.execCommand = (_command, _ui, text = '') => inserted.push(text) > 0
    renderWithApp(<Amount />)
    const field = screen.getByRole('spinbutton', { name: 'Amount' })
    const isLet = fireEvent.keyPress(field, { key: point, which: point.charCodeAt(0) })

    expect(isLet).toBe(false)
    expect(inserted.at(-1)).toBe('.')
  },
)

it.each([
  ['1,5', '= 15'],
  ['12,50', '= 1,250'],
  ['1,500', ''],
  ['1,234,567', ''],
  ['15', ''],
])('says what becomes of a comma that groups nothing: %s', (typed, said) => {
  document.execCommand = () => false
  renderWithApp(<Amount />, { settings: { numberFormat: '1,234.56' } })
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Amount' })
  for (const key of typed) {
    fireEvent.keyPress(field, { key, which: key.charCodeAt(0) })
    if (key !== ',') fireEvent.change(field, { target: { value: field.value + key } })
  }

  expect(field).toHaveAccessibleDescription(said)
})

it('says how a comma is read that is typed between digits, and nothing of a number that is typed anew', () => {
  document.execCommand = () => false
  renderWithApp(<Amount />, { settings: { numberFormat: '1,234.56' } })
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Amount' })
  fireEvent.change(field, { target: { value: '15' } })
  fireEvent.keyPress(field, { key: ',', which: 44 })
  expect(field).toHaveAccessibleDescription('= 15')

  fireEvent.change(field, { target: { value: '12' } })
  expect(field).toHaveAccessibleDescription('')
  fireEvent.change(field, { target: { value: '150' } })
  expect(field).toHaveAccessibleDescription('')
})

it('says no more of such a comma once the number was set from outside', async () => {
  document.execCommand = () => false
  const { user } = renderWithApp(<Amount />, { settings: { numberFormat: '1,234.56' } })
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Amount' })
  fireEvent.change(field, { target: { value: '1' } })
  fireEvent.keyPress(field, { key: ',', which: 44 })
  fireEvent.change(field, { target: { value: '15' } })
  expect(field).toHaveAccessibleDescription('= 15')

  await user.click(screen.getByRole('button', { name: 'Half' }))
  expect(field).toHaveValue(16.5)
  expect(field).toHaveAccessibleDescription('')
})

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
