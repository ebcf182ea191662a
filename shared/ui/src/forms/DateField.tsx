import { useLayoutEffect, useRef, useState } from 'react'
import { TextField, type TextFieldProps } from './TextField'

/**
 * A day, such as "2026-11-21"; its value is empty while it is unfinished. The browser holds what is typed: React would
 * write that empty value into the document with each change, upon which Firefox empties day, month and year.
 */
export function DateField({ value, ...rest }: Omit<TextFieldProps, 'type'>) {
  const [first] = useState(value)
  const fieldRef = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const field = fieldRef.current
    if (field && field.value !== value) field.value = value
  }, [value])

  return <TextField type="date" {...rest} ref={fieldRef} defaultValue={first} />
}
