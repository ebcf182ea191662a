import { useState } from 'react'
import type { FieldErrors } from './fieldErrors'
import { useAttempts } from './useAttempts'

/** A form that is sent nowhere, of which each field says what is wrong with it, in the words of the page. */
export function useUnsentForm<Form extends Record<keyof Form, string>, ErrorKey>(
  empty: Form,
  errorsOf: (form: Form) => FieldErrors<Form, ErrorKey>,
  wordsOf: (error: ErrorKey) => string,
) {
  const [sent, setSent] = useState(empty)
  const { idOf, fieldOf, outcome, submit } = useAttempts(
    empty,
    (form) => {
      const errors = errorsOf(form)
      return Object.keys(errors).length > 0 ? errors : undefined
    },
    setSent,
  )
  const errors = outcome.status === 'refused' ? outcome.refusal : undefined
  const wrong = Object.entries(errors ?? {}) as [string, ErrorKey][]

  return {
    fieldOf: (name: keyof Form & string) => {
      const error = errors?.[name]
      return { ...fieldOf(name), error: error && wordsOf(error) }
    },
    /** The fields that cannot be taken, in the order of the form, with what is wrong. */
    problems: wrong.map(([name, error]) => ({ id: idOf(name), label: wordsOf(error) })),
    outcome,
    /** The form that would have been sent, once that is done. */
    sent,
    submit,
  }
}
