import type { ClipboardEvent, InputEvent, WheelEvent } from 'react'
import { insertWithComma, isOfCommas } from './decimalComma'
import { useFormat } from '../format/useFormat'
import { TextField, type TextFieldProps } from './TextField'

/** The wheel counts a focused number up and down, where a trader means to scroll: an order of 0.25 became one of 3. */
function scrollInstead({ currentTarget: field }: WheelEvent<HTMLInputElement>) {
  if (document.activeElement !== field) return
  field.blur()
  requestAnimationFrame(() => field.focus({ preventScroll: true }))
}

/** A number as it is typed: the text stays as it is, so that "1." or an empty field is no surprise. */
export function NumberField({ step = 'any', ...rest }: Omit<TextFieldProps, 'type'>) {
  const format = useFormat()

  function takeComma(
    event: InputEvent<HTMLInputElement> | ClipboardEvent<HTMLInputElement>,
    text: string,
  ) {
    if (format.decimalSign !== ',' || !isOfCommas(text)) return
    event.preventDefault()
    insertWithComma(event.currentTarget, text)
  }

  return (
    <TextField
      type="number"
      inputMode="decimal"
      step={step}
      onBeforeInput={(event) => takeComma(event, event.data)}
      onWheel={scrollInstead}
      onPaste={(event) => takeComma(event, event.clipboardData.getData('text'))}
      {...rest}
    />
  )
}
