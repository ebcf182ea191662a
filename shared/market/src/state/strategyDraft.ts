import { atom } from 'jotai'
import * as v from 'valibot'

/** In characters: whatever the Strategy Builder reads is shorter, however much of it has to be escaped. */
export const MAX_STRATEGY_DRAFT = 300_000

/** What the text says is for the Strategy Builder to read: it passes over one that it cannot. */
export const StrategyDraftSchema = v.nullable(
  v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_STRATEGY_DRAFT)),
)

/** What the trader builds in the Strategy Builder, as a strategy's file says it; null where they have built nothing. */
export const strategyDraftAtom = atom<string | null>(null)
