import type { CustomStrategy } from '@aldergate/market/state'
import { EMPTY_STRATEGY, isSameStrategy, PARAMETER_IDS, type Strategy } from './strategy'
import { TEMPLATES } from './templates.data'

/** A strategy as it is stored; `null` for the initial one. */
export function draftOf(strategy: Strategy): CustomStrategy | null {
  const { template = null, ...rest } = strategy
  const isUntouched = isSameStrategy(strategy, EMPTY_STRATEGY) && template === null
  return isUntouched ? null : { ...rest, template }
}

/** The strategy of a stored draft, without fields of other versions of the panel. */
export function strategyOfDraft(draft: CustomStrategy | null): Strategy {
  if (draft === null) return EMPTY_STRATEGY
  const { template, parameters, ...rest } = draft
  const known = PARAMETER_IDS.map((id) => [id, parameters[id] ?? EMPTY_STRATEGY.parameters[id]])
  return {
    ...rest,
    template: TEMPLATES.find(({ id }) => id === template)?.id,
    parameters: Object.fromEntries(known) as Strategy['parameters'],
  }
}
