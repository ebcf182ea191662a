import type { ClipboardEvent, InputEvent, WheelEvent } from 'react'
import { useFormat } from '../format/useFormat'
import { TextField, type TextFieldProps } from './TextField'
import { insertComma, insertNumber, writtenNumber } from './writtenNumber'

/** The wheel counts a focused number up and down, where a trader means to scroll: an order of 0.25 became one of 3. */
function scrollInstead({ currentTarget: field }: WheelEvent<HTMLInputElement>) {
  if (document.activeElement !== field) return
  field.blur()
  requestAnimationFrame(() => field.focus({ preventScroll: true }))
}

/** A number as it is typed: the text stays as it is, so that "1." or an empty field is no surprise. */
export function NumberField({ step = 'any', ...rest }: Omit<TextFieldProps, 'type'>) {
  const format = useFormat()

  function takeComma(event: InputEvent<HTMLInputElement>) {
    if (event.data !== ',' || format.decimalSign !== ',') return
    event.preventDefault()
    insertComma(event.currentTarget)
  }

  function takeNumber(event: ClipboardEvent<HTMLInputElement>) {
    const [, , groupSign = ''] = format.number(10_000)
    const number = writtenNumber(event.clipboardData.getData('text'), groupSign)
    if (!number) return
    event.preventDefault()
    insertNumber(event.currentTarget, number)
  }

  return (
    <TextField
      type="number"
      inputMode="decimal"
      step={step}
      onBeforeInput={takeComma}
      onWheel={scrollInstead}
      onPaste={takeNumber}
      {...rest}
    />
  )
}
