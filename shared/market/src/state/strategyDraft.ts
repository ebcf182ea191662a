import { atom } from 'jotai'
import * as v from 'valibot'

/** In characters: whatever the Strategy Builder reads is shorter, however much of it has to be escaped. */
export const MAX_STRATEGY_DRAFT = 300_000

/** The draft is any text: the Strategy Builder reads it, and passes over one that it cannot read. */
export const StrategyDraftSchema = v.nullable(
  v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_STRATEGY_DRAFT)),
)

/** The trader's draft in the Strategy Builder, written as a strategy's file; null where they have built nothing. */
export const strategyDraftAtom = atom<string | null>(null)
