import { type FormEvent, useState } from 'react'
import type { FieldErrors } from './fieldErrors'
import { useFormFields } from './useFormFields'

/** The result of the latest attempt; `attempt` tells two attempts with the same result apart. */
type Outcome<Form, ErrorKey> =
  | { status: 'none'; attempt: number }
  | { status: 'refused'; attempt: number; errors: FieldErrors<Form, ErrorKey> }
  | { status: 'done'; attempt: number; form: Form }

/**
 * A form that keeps what was typed until it is in order, then is empty again; it is sent nowhere. Each
 * field says what is wrong with it, in the words of the page.
 */
export function useUnsentForm<Form extends Record<keyof Form, string>, ErrorKey>(
  empty: Form,
  errorsOf: (form: Form) => FieldErrors<Form, ErrorKey>,
  wordsOf: (error: ErrorKey) => string,
) {
  const { form, setForm, idOf, fieldOf } = useFormFields(empty)
  const [outcome, setOutcome] = useState<Outcome<Form, ErrorKey>>({ status: 'none', attempt: 0 })
  const errors = outcome.status === 'refused' ? outcome.errors : undefined
  const wrong = Object.entries(errors ?? {}) as [string, ErrorKey][]

  function submit(event: FormEvent) {
    event.preventDefault()
    const attempt = outcome.attempt + 1
    const found = errorsOf(form)
    if (Object.keys(found).length > 0) {
      setOutcome({ status: 'refused', attempt, errors: found })
      return
    }
    setOutcome({ status: 'done', attempt, form })
    setForm(empty)
  }

  return {
    fieldOf: (name: keyof Form & string) => {
      const error = errors?.[name]
      return { ...fieldOf(name), error: error && wordsOf(error) }
    },
    /** The fields that cannot be taken, in the order of the form, with what is wrong. */
    problems: wrong.map(([name, error]) => ({ id: idOf(name), label: wordsOf(error) })),
    outcome,
    submit,
  }
}
