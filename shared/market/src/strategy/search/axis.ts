import { indicatorOf } from '../../indicators/table'
import { STRATEGY_STEP } from '../../strategyNumbers'
import { allConditions, type RuleSet } from '../language/rule'
import type { Place, PlacedNumber } from './place'

/** The values of a number that are tried. */
export interface Axis {
  place: Place
  from: number
  to: number
  step: number
}

/** The values that a number may have. */
export interface Limits {
  min: number
  max: number
  /** Values are multiples of it; without it, any. */
  grain?: number
}

/** No map has room for more in a row. */
export const MOST_VALUES = 50

/** The most candidates of a search: about as many as two cores test in a minute over the longest past. */
export const MOST_CANDIDATES = 1_000

/** The digits to which numbers such as 0.1 + 0.2 are rounded; nobody types more. */
const DIGITS = 12

/** A stop of all that a price is would never be reached. */
const STOP_LIMITS: Limits = { min: 0, max: 99.9, grain: STRATEGY_STEP }

const TARGET_LIMITS: Limits = { min: 0, max: 1_000, grain: STRATEGY_STEP }

export function limitsAt(place: Place, rules: RuleSet): Limits {
  if (place.of === 'stopLoss') return STOP_LIMITS
  if (place.of === 'takeProfit') return TARGET_LIMITS
  const condition = allConditions(rules)[place.condition]
  if (place.of === 'level') {
    const other = condition?.[place.side === 'left' ? 'right' : 'left']
    const isValue = typeof other === 'object' && 'indicator' in other && !other.line
    const values = isValue ? indicatorOf(other.indicator.id).values : {}
    return { min: values.min ?? -Infinity, max: values.max ?? Infinity }
  }
  const term = condition?.[place.side]
  const range =
    typeof term === 'object' && 'indicator' in term
      ? indicatorOf(term.indicator.id).parameters[place.name]
      : undefined
  if (!range) throw new Error('No parameter of that name stands there.')
  return {
    min: range.min,
    max: range.max,
    ...(Number.isInteger(range.step) && { grain: range.step }),
  }
}

/** Why the values of an axis are invalid. */
export type AxisProblem = 'missing' | 'outOfRange' | 'turned' | 'noStep' | 'tooFine' | 'tooMany'

/** Returns the first problem of an axis, or `undefined` when it is valid. */
export function axisProblem({ from, to, step }: Axis, limits: Limits): AxisProblem | undefined {
  if (![from, to, step].every(Number.isFinite)) return 'missing'
  if (Math.min(from, to) < limits.min || Math.max(from, to) > limits.max) return 'outOfRange'
  if (to < from) return 'turned'
  if (step <= 0) return 'noStep'
  if (limits.grain && ![from, step].every((value) => isMultiple(value, Number(limits.grain)))) {
    return 'tooFine'
  }
  return countOf({ from, to, step }) > MOST_VALUES ? 'tooMany' : undefined
}

/** The values of an axis, ascending; the last is `to` where the steps meet it. */
export function valuesOf(axis: Axis): number[] {
  return Array.from({ length: countOf(axis) }, (_, place) =>
    withoutDust(axis.from + place * axis.step, axis.step),
  )
}

/**
 * Every combination of the values of all axes, the last axis changing fastest; the index in this list identifies a
 * combination everywhere.
 */
export function candidatesOf(axes: readonly Axis[]): PlacedNumber[][] {
  return axes.reduce<PlacedNumber[][]>(
    (found, axis) =>
      found.flatMap((numbers) =>
        valuesOf(axis).map((value) => [...numbers, { place: axis.place, value }]),
      ),
    [[]],
  )
}

/** A range about a number for a start: a third of it down and up or a little more, in ten steps that are round. */
export function rangeAround(value: number, { min, max, grain }: Limits): Omit<Axis, 'place'> {
  const reach = Math.abs(value) / 3 || 5
  const magnitude = 10 ** Math.floor(Math.log10(reach / 5))
  const round = [1, 2, 5, 10].find((each) => each * magnitude * 5 >= reach) ?? 10
  const step = Math.max(grain ?? 0, Number((round * magnitude).toPrecision(DIGITS)))
  // The steps include the current value.
  const below = Math.min(5, Math.floor((value - min) / step + SLACK))
  const above = Math.min(5, Math.floor((max - value) / step + SLACK))
  const at = (steps: number) => withoutDust(value + steps * step, step)
  return { from: at(-below), to: at(above), step }
}

const SLACK = 1e-9

/** A number on the grid of steps, without floating-point noise. */
function withoutDust(value: number, step: number): number {
  return Math.abs(value) < step * SLACK ? 0 : Number(value.toPrecision(DIGITS))
}

function countOf({ from, to, step }: Omit<Axis, 'place'>): number {
  return Math.floor((to - from) / step + SLACK) + 1
}

function isMultiple(value: number, grain: number): boolean {
  return Math.abs(value / grain - Math.round(value / grain)) < 1e-6
}
