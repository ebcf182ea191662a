import { atom } from 'jotai'
import * as v from 'valibot'

/** In characters: longer than anything that the Strategy Builder accepts, even with escaping. */
export const MAX_STRATEGY_DRAFT = 300_000

/** Any text: the Strategy Builder parses it, and ignores it if invalid. */
export const StrategyDraftSchema = v.nullable(
  v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_STRATEGY_DRAFT)),
)

/** The trader's draft in the Strategy Builder, in the format of a strategy file; null if nothing was built. */
export const strategyDraftAtom = atom<string | null>(null)
