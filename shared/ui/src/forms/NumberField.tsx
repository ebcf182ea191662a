import type { ClipboardEvent, InputEvent } from 'react'
import { insertWithComma, isOfCommas } from './decimalComma'
import { useFormat } from '../format/useFormat'
import { TextField, type TextFieldProps } from './TextField'

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
      onPaste={(event) => takeComma(event, event.clipboardData.getData('text'))}
      {...rest}
    />
  )
}
