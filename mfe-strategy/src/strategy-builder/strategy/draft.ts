import { DEFAULT_STRATEGY, type Strategy } from './strategy'
import {
  type ReadStrategy,
  strategyFileOf,
  strategyFrom,
  withContent,
} from '../strategy-file/strategyFile'

/** The strategy as its file says it; nothing for the one that all begin with. */
export function draftOf(strategy: Strategy): string | null {
  const text = textOf(strategy)
  return text === textOf(DEFAULT_STRATEGY) ? null : text
}

/** The strategy of a draft; the one that all begin with where there is none, or none that can be read. */
export function strategyOfDraft(draft: string | null): Strategy {
  const read = draft === null ? undefined : readDraft(draft)
  return read?.status === 'read' ? withContent(DEFAULT_STRATEGY, read.content) : DEFAULT_STRATEGY
}

/**
 * The draft once a strategy is another one. It stays as it was where a newer builder has written it, which may come
 * back, and where the next one could not be read again.
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
