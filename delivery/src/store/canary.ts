import { Audience, BUCKETS } from '@aldergate/contract'
import * as v from 'valibot'
import { Version } from '../names/version.ts'

/** A version that only some browsers run, beside the live one. */
export const Canary = v.strictObject({ version: Version, ...Audience.entries })

export type Canary = v.InferOutput<typeof Canary>

/** Whether both are the same version for the same browsers, or both absent. */
export function isSameCanary(one: Canary | undefined, other: Canary | undefined): boolean {
  return (
    one?.version === other?.version &&
    one?.below === other?.below &&
    one?.cohort === other?.cohort &&
    one?.isUnwatched === other?.isUnwatched
  )
}

/** The audience of a canary as text: `for 10 % of browsers, dealt by trading`. */
export function audienceOf({ below, cohort }: Audience): string {
  return `for ${inPercent(below)} of browsers, dealt by ${cohort}`
}

/** Formats 1250 buckets as `12.5 %`. */
export function inPercent(below: number): string {
  return `${(below * 100) / BUCKETS} %`
}
