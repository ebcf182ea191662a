import { type SubmitEvent, useState } from 'react'
import { useFormFields } from './useFormFields'

/** The result of the latest attempt; `attempt` tells two attempts with the same result apart. */
type Outcome<Form, Refusal> =
  | { status: 'none'; attempt: number }
  | { status: 'refused'; attempt: number; refusal: Refusal }
  | { status: 'done'; attempt: number; form: Form }

/** A form that keeps what was typed until nothing speaks against it, then is empty again; it is sent nowhere. */
export function useAttempts<Form extends Record<keyof Form, string>, Refusal>(
  empty: Form,
  refusalOf: (form: Form) => Refusal | undefined,
) {
  const { form, setForm, idOf, fieldOf } = useFormFields(empty)
  const [outcome, setOutcome] = useState<Outcome<Form, Refusal>>({ status: 'none', attempt: 0 })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const attempt = outcome.attempt + 1
    const refusal = refusalOf(form)
    if (refusal !== undefined) {
      setOutcome({ status: 'refused', attempt, refusal })
      return
    }
    setOutcome({ status: 'done', attempt, form })
    setForm(empty)
  }

  return { form, idOf, fieldOf, outcome, submit }
}
