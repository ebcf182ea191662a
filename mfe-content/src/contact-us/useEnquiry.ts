import { type FormEvent, useState } from 'react'
import { EMPTY_ENQUIRY, type Enquiry, type EnquiryErrors, enquiryErrors } from './contact'

/** What became of the latest attempt; `attempt` tells one from the next with the same result. */
export type Outcome =
  | { status: 'none'; attempt: number }
  | { status: 'refused'; attempt: number; errors: EnquiryErrors }
  | { status: 'done'; attempt: number }

/** A form that keeps what was typed until it is in order, and then forgets it. */
export function useEnquiry() {
  const [form, setForm] = useState(EMPTY_ENQUIRY)
  const [outcome, setOutcome] = useState<Outcome>({ status: 'none', attempt: 0 })

  function submit(event: FormEvent) {
    event.preventDefault()
    const attempt = outcome.attempt + 1
    const errors = enquiryErrors(form)
    if (Object.keys(errors).length > 0) {
      setOutcome({ status: 'refused', attempt, errors })
      return
    }
    setOutcome({ status: 'done', attempt })
    setForm(EMPTY_ENQUIRY)
  }

  return {
    form,
    change: (edit: Partial<Enquiry>) => setForm((current) => ({ ...current, ...edit })),
    outcome,
    submit,
  }
}
