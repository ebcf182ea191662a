import { bucketOf, BUCKETS } from '@aldergate/contract'
import { compared, startComparison } from '@aldergate/delivery/outcomes/comparison'
import { FALSE_ALARM } from '@aldergate/delivery/outcomes/watchCanaries'
import { test } from '@playwright/test'
import { median, record } from './figures'

const BELOW = 1_000

/** Numbers from 0 to 1 that look drawn, and are the same in every run (mulberry32, public domain). */
function drawnFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** How many of ten thousand browsers have come when a canary for a tenth of them ends; `undefined` if it does not. */
function browsersUntilEnded(failing: { canary: number; baseline: number }, seed: number) {
  const drawn = drawnFrom(seed)
  let comparison = startComparison(BELOW / BUCKETS)
  for (let come = 1; come <= BUCKETS; come += 1) {
    const browser = Math.floor(drawn() * BUCKETS)
    const group = bucketOf(browser, 'trading') < BELOW ? 'canary' : 'baseline'
    comparison = compared(comparison, { group, isFailed: drawn() < failing[group] })
    if (comparison.evidence >= 1 / FALSE_ALARM) return come
  }
  return undefined
}

test('a canary that is no worse is left alone, and a bad one ends soon', () => {
  const ROUNDS = 1_000
  for (const rate of [0.01, 0.05, 0.2]) {
    const alarms = Array.from({ length: ROUNDS }, (_, round) =>
      browsersUntilEnded({ canary: rate, baseline: rate }, round),
    ).filter((ended) => ended !== undefined)
    record(
      `canaries ended by chance where both fail in ${rate * 100} %, in %`,
      (alarms.length / ROUNDS) * 100,
    )
  }
  for (const rate of [0.05, 0.1, 0.5, 1]) {
    const ends = Array.from({ length: 200 }, (_, round) =>
      browsersUntilEnded({ canary: rate, baseline: 0.01 }, round),
    )
    record(
      `browsers until a canary ends that fails in ${rate * 100} % instead of 1 %`,
      median(ends.map((end) => end ?? Infinity)),
    )
  }
})
