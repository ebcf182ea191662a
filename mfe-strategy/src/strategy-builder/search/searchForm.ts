import { STRATEGY_STEP } from '@aldergate/market'
import {
  type Axis,
  type AxisProblem,
  axisProblem,
  type Fit,
  FOLD_COUNTS,
  type Judge,
  type Limits,
  limitsAt,
  MOST_CANDIDATES,
  numbersOf,
  type Place,
  type PlacedNumber,
  rangeAround,
  type Tested,
  valuesOf,
} from '@aldergate/market/strategy'
import { typedNumber } from '@aldergate/ui/typedNumber'
import type { Strategy } from '../strategy/strategy'

/** An axis as it is typed. */
export interface TypedAxis {
  /** `placeKey` of the number; empty if none is chosen. */
  place: string
  from: string
  to: string
  step: string
}

/** The settings of a search, numbers as they are typed. */
export interface SearchForm {
  /** One or two; until the trader touches them, those that suit the strategy. */
  axes: readonly [TypedAxis, TypedAxis] | null
  judge: Judge
  leastTrades: string
  folds: string
  fit: Fit
}

export const OPENING_FORM: SearchForm = {
  axes: null,
  judge: 'sharpeRatio',
  leastTrades: '5',
  folds: '5',
  fit: '2',
}

const NO_AXIS: TypedAxis = { place: '', from: '', to: '', step: '' }

export const LEAST_TRADES = { min: 1, max: 1_000 } as const

export function placeKey(place: Place): string {
  return Object.values(place).join(' ')
}

/** Returns the limits of a number; one with a field of its own in the builder has that field's step. */
function placeLimits(place: Place, { rules }: Tested, strategy: Strategy): Limits {
  const limits = limitsAt(place, rules)
  const hasField = place.of === 'level' && place.condition < strategy.conditions.length
  return hasField ? { ...limits, grain: STRATEGY_STEP } : limits
}

/** An axis around the current value of a number. */
export function axisAround(
  { place, value }: PlacedNumber,
  tested: Tested,
  strategy: Strategy,
): TypedAxis {
  const { from, to, step } = rangeAround(value, placeLimits(place, tested, strategy))
  return { place: placeKey(place), from: String(from), to: String(to), step: String(step) }
}

/** The axes as typed, or about the first two numbers of the strategy. */
export function axesOf(
  { axes }: SearchForm,
  tested: Tested,
  strategy: Strategy,
): readonly [TypedAxis, TypedAxis] {
  if (axes) return axes
  const [first, second] = numbersOf(tested).map((number) => axisAround(number, tested, strategy))
  return [first ?? NO_AXIS, second ?? NO_AXIS]
}

/** Why the search cannot run, shown beside the field. */
export type FormProblem = AxisProblem | 'noPlace' | 'samePlace'

export interface ReadForm {
  /** Valid only when there is no problem. */
  axes: Axis[]
  problems: readonly [FormProblem | undefined, FormProblem | undefined]
  limits: readonly [Limits | undefined, Limits | undefined]
  /** Combinations. */
  count: number
  isLeastTradesSound: boolean
  areFoldsSound: boolean
  /** Whether a sweep can run. */
  isReady: boolean
}

/** Reads the search from the form, and reports its problems. */
export function readForm(form: SearchForm, tested: Tested, strategy: Strategy): ReadForm {
  const typed = axesOf(form, tested, strategy)
  const numbers = numbersOf(tested)
  const read = typed.map(({ place: key, ...range }, index) => {
    const place = numbers.find((number) => placeKey(number.place) === key)?.place
    if (!place) return { problem: key === '' && index === 1 ? undefined : ('noPlace' as const) }
    const limits = placeLimits(place, tested, strategy)
    const axis: Axis = {
      place,
      from: typedNumber(range.from),
      to: typedNumber(range.to),
      step: typedNumber(range.step),
    }
    const isTwice = index === 1 && typed[0].place === key
    const problem: FormProblem | undefined = isTwice ? 'samePlace' : axisProblem(axis, limits)
    return { axis, limits, problem }
  })
  const [first, second] = read
  const axes = read.flatMap(({ axis, problem }) => (axis && !problem ? [axis] : []))
  const count = axes.reduce((product, axis) => product * valuesOf(axis).length, 1)
  const isLeastTradesSound = isWhole(form.leastTrades, LEAST_TRADES)
  return {
    axes,
    problems: [first?.problem, second?.problem],
    limits: [first?.limits, second?.limits],
    count,
    isLeastTradesSound,
    areFoldsSound: isWhole(form.folds, FOLD_COUNTS),
    isReady:
      axes.length > 0 &&
      read.every(({ problem }) => !problem) &&
      count <= MOST_CANDIDATES &&
      isLeastTradesSound,
  }
}

function isWhole(typed: string, { min, max }: { min: number; max: number }): boolean {
  const value = typedNumber(typed)
  return Number.isInteger(value) && value >= min && value <= max
}
