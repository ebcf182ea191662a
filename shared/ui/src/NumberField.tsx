import { TextField, type TextFieldProps } from './TextField'

/** A number as it is typed: the text stays as it is, so that "1." or an empty field is no surprise. */
export function NumberField({ step = 'any', ...rest }: Omit<TextFieldProps, 'type'>) {
  return <TextField type="number" inputMode="decimal" step={step} {...rest} />
}
