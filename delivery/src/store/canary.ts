import { Audience, BUCKETS } from '@aldergate/contract'
import * as v from 'valibot'
import { Version } from '../names/version.ts'

/** A version that only some browsers run, beside the one that is live. */
export const Canary = v.strictObject({ version: Version, ...Audience.entries })

export type Canary = v.InferOutput<typeof Canary>

/** Whether they are the same version for the same browsers, or there is neither. */
export function isSameCanary(one: Canary | undefined, other: Canary | undefined): boolean {
  return (
    one?.version === other?.version &&
    one?.below === other?.below &&
    one?.cohort === other?.cohort &&
    one?.isUnwatched === other?.isUnwatched
  )
}

/** For whom a canary is, in words: `for 10 % of browsers, dealt by trading`. */
export function audienceOf({ below, cohort }: Audience): string {
  return `for ${inPercent(below)} of browsers, dealt by ${cohort}`
}

/** `12.5 %` of 1250 buckets. */
export function inPercent(below: number): string {
  return `${(below * 100) / BUCKETS} %`
}
