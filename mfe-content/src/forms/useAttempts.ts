import { type SubmitEvent, useState } from 'react'
import { useFormFields } from './useFormFields'

/** The result of the latest attempt; `attempt` tells two attempts with the same result apart. */
type Outcome<Refusal> =
  | { status: 'none'; attempt: number }
  | { status: 'refused'; attempt: number; refusal: Refusal }
  | { status: 'done'; attempt: number }

/**
 * Keeps the values of a form until they are valid, then clears them; only `onDone` receives them, and nothing is sent.
 */
export function useAttempts<Form extends Record<keyof Form, string>, Refusal>(
  empty: Form,
  refusalOf: (form: Form) => Refusal | undefined,
  onDone?: (form: Form) => void,
) {
  const { form, setForm, idOf, fieldOf } = useFormFields(empty)
  const [outcome, setOutcome] = useState<Outcome<Refusal>>({ status: 'none', attempt: 0 })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const attempt = outcome.attempt + 1
    const refusal = refusalOf(form)
    if (refusal !== undefined) {
      setOutcome({ status: 'refused', attempt, refusal })
      return
    }
    setOutcome({ status: 'done', attempt })
    onDone?.(form)
    setForm(empty)
  }

  return { form, idOf, fieldOf, outcome, submit }
}
