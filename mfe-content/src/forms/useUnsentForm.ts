import { useState } from 'react'
import type { FieldErrors } from './fieldErrors'
import { useAttempts } from './useAttempts'

/** A form that is sent nowhere and reports each field's error in the words of the page. */
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
    /** The invalid fields, in the order of the form, each with its error. */
    problems: wrong.map(([name, error]) => ({ id: idOf(name), label: wordsOf(error) })),
    outcome,
    /** The submitted form, once it is valid. */
    sent,
    submit,
  }
}
