import {
  type AlertRule,
  alertRulesAtom,
  saveAlertAtom,
  type SaveResult,
  updateAlertAtom,
} from '@aldergate/market/alerts'
import { erasableAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import { type AlertForm, conditionOf, formOf, OPENING_FORM, prefilled } from './alertForm'
import { draftAlertAtom } from '../../parts/draftAlert.atoms'
import { ruleValueAtom } from './alerts.atoms'
import { distanceOf } from './distance'

type FormResult = Extract<SaveResult, { status: 'refused' }> | SavedForm

interface SavedForm extends Extract<SaveResult, { status: 'saved' }> {
  /** The value is already beyond the level: nothing fires until it crosses again. */
  isBeyond: boolean
}

type Problem = Extract<SaveResult, { status: 'refused' }>['problem']

interface Edited {
  form: AlertForm
  /** The newest draft that the form has adopted. */
  draftId: number | null
  /** The rule that is being changed. */
  ruleId: string | null
  problem?: Problem
}

const editedAtom = erasableAtom<Edited>({
  form: OPENING_FORM,
  draftId: null,
  ruleId: null,
})

const currentAtom = atom((get): Edited => {
  const edited = get(editedAtom)
  const draft = get(draftAlertAtom)
  if (!draft || draft.id === edited.draftId) return edited
  const form = prefilled(edited.form, draft.pair, draft.price)
  return { form, draftId: draft.id, ruleId: null }
})

/** The form as it is typed, which outlives the panel; a newer draft from another panel stands in it at once. */
export const alertFormAtom = atom(
  (get) => get(currentAtom).form,
  (get, set, change: Partial<AlertForm>) => {
    const { form, draftId, ruleId } = get(currentAtom)
    set(editedAtom, { form: { ...form, ...change }, draftId, ruleId })
  },
)

/** The rule that the form changes; without one, also when it was removed meanwhile, it sets a new one. */
export const editedRuleAtom = atom((get) => {
  const { ruleId } = get(currentAtom)
  return get(alertRulesAtom).find(({ id }) => id === ruleId)
})

export const editRuleAtom = atom(null, (get, set, rule: AlertRule) => {
  const { draftId } = get(currentAtom)
  set(editedAtom, { form: formOf(rule), draftId, ruleId: rule.id })
})

/** Ends the editing without a change, and resets the form. */
export const endEditAtom = atom(null, (get, set) => {
  set(editedAtom, { form: OPENING_FORM, draftId: get(currentAtom).draftId, ruleId: null })
})

/** Why the form could not be saved; a change of the form forgets it. */
export const alertProblemAtom = atom((get) => get(currentAtom).problem)

export const saveFormAtom = atom(null, (get, set): FormResult => {
  const { form, draftId } = get(currentAtom)
  const rule = get(editedRuleAtom)
  const { pair, asksBrowser } = form
  const draft = { pair, condition: conditionOf(form), asksBrowser }
  const result = rule ? set(updateAlertAtom, rule.id, draft) : set(saveAlertAtom, draft)
  set(
    editedAtom,
    result.status === 'saved'
      ? { form: { ...form, price: '' }, draftId, ruleId: null }
      : { form, draftId, ruleId: rule?.id ?? null, problem: result.problem },
  )
  if (result.status === 'refused') return result
  const distance = distanceOf(result.rule.condition, get(ruleValueAtom(result.rule)))
  return { ...result, isBeyond: distance?.isBeyond === true }
})
