import { useId, useState } from 'react'

/** Keeps what is typed into a form, and ties each part of it to its field. */
export function useFormFields<Form extends Record<keyof Form, string>>(empty: Form) {
  const formId = useId()
  const [form, setForm] = useState(empty)

  function idOf(name: string): string {
    return `${formId}-${name}`
  }

  function fieldOf(name: keyof Form & string) {
    return {
      id: idOf(name),
      name,
      value: form[name],
      onChange: (value: string) => setForm((current) => ({ ...current, [name]: value })),
    }
  }

  return { form, setForm, idOf, fieldOf }
}
