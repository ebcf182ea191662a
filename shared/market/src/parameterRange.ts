import * as v from 'valibot'
import type { Words } from './words'

/** The range of values that a parameter of an indicator may have. */
export interface ParameterRange {
  name: Words
  initial: number
  min: number
  max: number
  step: number
}

/** The values of an index. */
export const FROM_0_TO_100 = { min: 0, max: 100 } as const

const PERIOD: Words = { en: 'Period', es: 'Periodo', zh: '周期', fr: 'Période' }

/** A period counts candles. */
export function period(initial: number, name: Words = PERIOD): ParameterRange {
  return { name, initial, min: 1, max: 500, step: 1 }
}

/** Whether a parameter may have this value: within the range, and whole if it counts. */
export function isInRange({ min, max, step }: ParameterRange, value: number): boolean {
  return value >= min && value <= max && (!Number.isInteger(step) || Number.isInteger(value))
}

/** A number from outside that a parameter may have. */
export function within(range: ParameterRange) {
  const rule = `${range.name.en} is ${range.min} to ${range.max}, in steps of ${range.step}.`
  return v.pipe(
    v.number(),
    v.check((value) => isInRange(range, value), rule),
  )
}
