import { useLayoutEffect, useRef, useState } from 'react'
import { TextField, type TextFieldProps } from './TextField'

/**
 * A day, such as "2026-11-21"; the value is empty while it is incomplete. Uncontrolled: React would write that empty
 * value back with each change, and Firefox would then clear day, month and year.
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
