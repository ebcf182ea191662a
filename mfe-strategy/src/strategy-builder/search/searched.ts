import {
  type Axis,
  numbersIn,
  printRules,
  type PlacedNumber,
  type Score,
  type SearchSetup,
  type Tested,
  valuesOf,
  type WalkForward,
  withNumbers,
} from '@aldergate/market/strategy'
import type { SearchForm } from './searchForm'

/** The subject of a search: the strategy, its numbers that were varied, and all candidates that were tried. */
export interface Searched {
  setup: SearchSetup
  axes: readonly Axis[]
  candidates: readonly PlacedNumber[][]
  /** The place of each candidate, by `testedKey`. */
  placeOf: ReadonlyMap<string, number>
}

export interface FinishedSweep extends Searched {
  scores: readonly Score[]
}

export interface FinishedWalk extends Searched {
  found: WalkForward
  plan: Pick<SearchForm, 'judge' | 'leastTrades' | 'folds' | 'fit'>
}

/** Identifies a strategy by everything that the engine uses. */
function testedKey({ rules, terms }: Tested): string {
  return JSON.stringify([printRules(rules), terms])
}

export function placesOf(
  tested: Tested,
  candidates: readonly PlacedNumber[][],
): ReadonlyMap<string, number> {
  return new Map(
    // Of duplicates the first one is kept, because it is the one shown as the best.
    candidates
      .map((numbers, place) => [testedKey(withNumbers(tested, numbers)), place] as const)
      .toReversed(),
  )
}

/** Whether two look at the same past: another moment of the same market is the same. */
function isSamePast({ data: one, ...first }: SearchSetup, { data: other, ...second }: SearchSetup) {
  if (first.decidesByMinutes !== second.decidesByMinutes) return false
  if (one.from === 'store') return other.from === 'store' && one.bars === other.bars
  if (other.from === 'store') return false
  const key = ({ opening, pair, count }: typeof one) => JSON.stringify([opening.seed, pair, count])
  return key(one) === key(other)
}

/**
 * Whether a strategy is still the one that was searched on the same data, ignoring the values of the varied numbers.
 */
export function isUnchanged({ setup, axes }: Searched, now: SearchSetup): boolean {
  const places = axes.map(({ place }) => place)
  const numbers = numbersIn(now.tested, places, setup.tested)
  const searched = withNumbers(setup.tested, numbers)
  return isSamePast(setup, now) && testedKey(searched) === testedKey(now.tested)
}

/** The index of the current strategy among the candidates of a search, or `undefined` if it is none of them. */
export function placeNow(searched: Searched, now: SearchSetup): number | undefined {
  return isUnchanged(searched, now) ? searched.placeOf.get(testedKey(now.tested)) : undefined
}

/** Columns and rows of a map: the first number runs across, the second down. */
export function mapOf(axes: readonly Axis[]) {
  const [columns = [], rows] = axes.map(valuesOf)
  const height = rows?.length ?? 1
  return {
    columns,
    rows,
    /** The candidate of a cell. */
    placeAt: (column: number, row: number) => column * height + row,
    /** The cell of a candidate. */
    cellOf: (place: number) => ({ column: Math.floor(place / height), row: place % height }),
  }
}
