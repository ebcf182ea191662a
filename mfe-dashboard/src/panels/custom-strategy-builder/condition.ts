import type { Comparison } from '@aldergate/market'
import {
  type IndicatorId,
  initialSetting,
  isIndicatorId,
  settingOf,
} from '@aldergate/market/indicators'
import type { SavedIndicator } from '@aldergate/market/state'
import type { Condition } from '@aldergate/market/strategy'
import { typedNumber } from '@aldergate/ui/typedNumber'

/** The condition that is being put together, as it is typed. */
export interface TypedCondition {
  /** The id of a saved indicator, or of one of the product's as it is at first. */
  indicatorId: string
  comparison: Comparison
  value: string
}

const FALLBACK_ID: IndicatorId = 'rsi'

export const OPENING_CONDITION: TypedCondition = {
  indicatorId: FALLBACK_ID,
  comparison: '<',
  value: '30',
}

/** A number as rules write it: without an exponent. */
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/

/** Returns the id of the chosen indicator; a deleted one is replaced by another. */
export function chosenId(draft: TypedCondition, saved: readonly SavedIndicator[]): string {
  const { indicatorId } = draft
  const isKnown = isIndicatorId(indicatorId) || saved.some(({ id }) => id === indicatorId)
  return isKnown ? indicatorId : FALLBACK_ID
}

/** Returns the condition that the draft means, or `undefined` without a number to compare with. */
export function conditionOf(
  draft: TypedCondition,
  saved: readonly SavedIndicator[],
): Condition | undefined {
  const value = typedNumber(draft.value)
  if (!PLAIN_NUMBER.test(String(value))) return undefined
  const id = chosenId(draft, saved)
  const own = saved.find((indicator) => indicator.id === id)
  const indicator = own ? settingOf(own) : initialSetting(isIndicatorId(id) ? id : FALLBACK_ID)
  return { left: { indicator }, operator: draft.comparison, right: value }
}
