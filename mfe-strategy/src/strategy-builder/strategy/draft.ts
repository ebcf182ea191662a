import { DEFAULT_STRATEGY, type Strategy } from './strategy'
import {
  type ReadStrategy,
  strategyFileOf,
  strategyFrom,
  withContent,
} from '../strategy-file/strategyFile'

/** The strategy in its file format; `null` for the default one. */
export function draftOf(strategy: Strategy): string | null {
  const text = textOf(strategy)
  return text === textOf(DEFAULT_STRATEGY) ? null : text
}

/** The strategy of a draft; the default one if there is no draft, or an unreadable one. */
export function strategyOfDraft(draft: string | null): Strategy {
  const read = draft === null ? undefined : readDraft(draft)
  return read?.status === 'read' ? withContent(DEFAULT_STRATEGY, read.content) : DEFAULT_STRATEGY
}

/**
 * The draft after a change of the strategy. It stays as it was if a newer version of the builder wrote it, which may
 * return, or if the new draft could not be read back.
 */
export function draftAfter(before: string | null, strategy: Strategy): string | null {
  const after = draftOf(strategy)
  if (before !== null && problemOf(readDraft(before)) === 'newerVersion') return before
  return after !== null && problemOf(readDraft(after)) ? before : after
}

function textOf(strategy: Strategy): string {
  return JSON.stringify(strategyFileOf(strategy))
}

function readDraft(draft: string): ReadStrategy {
  try {
    return strategyFrom(JSON.parse(draft))
  } catch {
    return { status: 'refused', problem: 'notAStrategy' }
  }
}

function problemOf(read: ReadStrategy) {
  return read.status === 'refused' ? read.problem : undefined
}
