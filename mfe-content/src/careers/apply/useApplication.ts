import { type FormEvent, useState } from 'react'
import {
  type Application,
  type ApplicationErrors,
  applicationErrors,
  EMPTY_APPLICATION,
} from './application'

/** What became of the latest attempt; `attempt` tells one from the next with the same result. */
export type Outcome =
  | { status: 'none'; attempt: number }
  | { status: 'refused'; attempt: number; errors: ApplicationErrors }
  | { status: 'done'; attempt: number; application: Application }

/** A form that keeps what was typed until it is in order. */
export function useApplication() {
  const [form, setForm] = useState(EMPTY_APPLICATION)
  const [outcome, setOutcome] = useState<Outcome>({ status: 'none', attempt: 0 })

  function submit(event: FormEvent) {
    event.preventDefault()
    const attempt = outcome.attempt + 1
    const errors = applicationErrors(form)
    if (Object.keys(errors).length > 0) {
      setOutcome({ status: 'refused', attempt, errors })
      return
    }
    setOutcome({ status: 'done', attempt, application: form })
    setForm(EMPTY_APPLICATION)
  }

  return {
    form,
    change: (edit: Partial<Application>) => setForm((current) => ({ ...current, ...edit })),
    outcome,
    submit,
  }
}
