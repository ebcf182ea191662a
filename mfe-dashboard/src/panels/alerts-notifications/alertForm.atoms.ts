import { saveAlertAtom, type SaveResult } from '@aldergate/shared/state/alerts'
import { atom } from 'jotai'
import { type AlertForm, conditionOf, OPENING_FORM, prefilled } from './alertForm'
import { draftAlertAtom } from './draftAlert.atoms'

type Problem = Extract<SaveResult, { status: 'refused' }>['problem']

interface Edited {
  form: AlertForm
  /** The newest draft that the form has taken over. */
  draftId: number | null
  problem?: Problem
}

const editedAtom = atom<Edited>({ form: OPENING_FORM, draftId: null })

const currentAtom = atom((get): Edited => {
  const edited = get(editedAtom)
  const draft = get(draftAlertAtom)
  if (!draft || draft.id === edited.draftId) return edited
  return { form: prefilled(edited.form, draft.pair, draft.price), draftId: draft.id }
})

/** What is typed, which outlives the panel; a newer draft of another panel stands in it at once. */
export const alertFormAtom = atom(
  (get) => get(currentAtom).form,
  (get, set, change: Partial<AlertForm>) => {
    const { form, draftId } = get(currentAtom)
    set(editedAtom, { form: { ...form, ...change }, draftId })
  },
)

/** Why the form could not be saved; a change of the form forgets it. */
export const alertProblemAtom = atom((get) => get(currentAtom).problem)

export const saveFormAtom = atom(null, (get, set): SaveResult => {
  const { form, draftId } = get(currentAtom)
  const { pair, asksBrowser } = form
  const result = set(saveAlertAtom, { pair, condition: conditionOf(form), asksBrowser })
  set(
    editedAtom,
    result.status === 'saved'
      ? { form: { ...form, price: '' }, draftId }
      : { form, draftId, problem: result.problem },
  )
  return result
})
