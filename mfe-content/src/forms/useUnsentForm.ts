import { type FormEvent, useState } from 'react'
import type { FieldErrors } from './fieldErrors'

/** What became of the latest attempt; `attempt` tells one from the next with the same result. */
type Outcome<Form, ErrorKey> =
  | { status: 'none'; attempt: number }
  | { status: 'refused'; attempt: number; errors: FieldErrors<Form, ErrorKey> }
  | { status: 'done'; attempt: number; form: Form }

/** A form that keeps what was typed until it is in order, then is empty again; it is sent nowhere. */
export function useUnsentForm<Form extends object, ErrorKey>(
  empty: Form,
  errorsOf: (form: Form) => FieldErrors<Form, ErrorKey>,
) {
  const [form, setForm] = useState(empty)
  const [outcome, setOutcome] = useState<Outcome<Form, ErrorKey>>({ status: 'none', attempt: 0 })

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
    form,
    change: (edit: Partial<Form>) => setForm((current) => ({ ...current, ...edit })),
    outcome,
    errors: outcome.status === 'refused' ? outcome.errors : undefined,
    submit,
  }
}
