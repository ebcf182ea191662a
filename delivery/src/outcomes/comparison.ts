/** The outcomes of one of two compared versions. */
export interface Observed {
  failed: number
  seen: number
}

/** Two versions that run at the same time, compared by their outcomes in browsers. */
export interface Comparison {
  canary: Readonly<Observed>
  baseline: Readonly<Observed>
  /**
   * How much likelier the outcomes are if the canary fails more often than if it does not. As long as it does not, the
   * evidence ever reaches a number n with a probability of at most 1/n, however long and however often it is checked
   * (Ville's inequality).
   */
  evidence: number
  /** Outcomes that wait until their block is complete: `true` is a failure. */
  waiting: { canary: boolean[]; baseline: boolean[] }
  /** The number of baseline outcomes per canary outcome in a block. */
  ratio: number
}

/** The prior: hardly any version fails in half of all browsers. */
const EXPECTED_FAILURES = 0.1
const EXPECTATION_WEIGHT = 1

/**
 * With a small share, there are many baseline browsers per canary browser; more than this number add little
 * information.
 */
const MAX_RATIO = 50

/**
 * Starts comparing a canary for a share of browsers, between 0 and 1, with the baseline. The test for two proportions
 * is that of Turner, Ly and Grünwald ("Generic E-variables for exact sequential k-sample tests that allow for optional
 * stopping", 2021): it stays valid while the canary is ramped and checked continuously.
 */
export function startComparison(share: number): Comparison {
  const ratio = Math.min(MAX_RATIO, Math.max(1, Math.round((1 - share) / share)))
  return {
    canary: { failed: 0, seen: 0 },
    baseline: { failed: 0, seen: 0 },
    evidence: 1,
    waiting: { canary: [], baseline: [] },
    ratio,
  }
}

/** The comparison after one more canary or baseline browser. */
export function compared(
  comparison: Comparison,
  { group, isFailed }: { group: 'canary' | 'baseline'; isFailed: boolean },
): Comparison {
  const { waiting, ratio } = comparison
  const grown = { ...waiting, [group]: [...waiting[group], isFailed] }
  // Outcomes beyond what a block can use are dropped: if two versions are equal, neither reports much more often.
  const kept = { ...grown, baseline: grown.baseline.slice(-ratio) }
  if (kept.canary.length === 0 || kept.baseline.length < ratio) {
    return { ...comparison, waiting: { ...kept, canary: kept.canary.slice(-ratio) } }
  }
  const [first = false, ...others] = kept.canary
  const block = { canary: first ? 1 : 0, baseline: kept.baseline.filter(Boolean).length }
  return {
    ...comparison,
    evidence: comparison.evidence * evidenceOf(block, expectedBy(comparison), ratio),
    canary: added(comparison.canary, block.canary, 1),
    baseline: added(comparison.baseline, block.baseline, ratio),
    waiting: { canary: others, baseline: [] },
  }
}

/** The failure rates expected from the blocks so far: a canary that is no worse counts as equal. */
function expectedBy({ canary, baseline }: Comparison): Rates {
  const expected = rateOf(baseline)
  return { baseline: expected, canary: Math.max(expected, rateOf(canary)) }
}

export interface Rates {
  canary: number
  baseline: number
}

/**
 * Returns the evidence of a block of one canary browser and `ratio` baseline browsers: its likelihood under the
 * expected rates, divided by that under one common rate. If the canary fails no more often than the baseline, the mean
 * of this is at most 1 for any expected rates: with m for the common rate, the factor of each browser has the mean 1 +
 * (true rate - m)(expected rate - m) / m(1 - m), and the logarithms of these sum up to no more than a positive number
 * times how much more often the canary truly fails.
 */
export function evidenceOf(
  failed: { canary: number; baseline: number },
  expected: Rates,
  ratio: number,
): number {
  const common = (expected.canary + ratio * expected.baseline) / (1 + ratio)
  const factor = (rate: number, count: number, seen: number) =>
    (rate / common) ** count * ((1 - rate) / (1 - common)) ** (seen - count)
  return (
    factor(expected.canary, failed.canary, 1) * factor(expected.baseline, failed.baseline, ratio)
  )
}

function rateOf({ failed, seen }: Observed): number {
  return (failed + EXPECTED_FAILURES * EXPECTATION_WEIGHT) / (seen + EXPECTATION_WEIGHT)
}

function added({ failed, seen }: Observed, moreFailed: number, moreSeen: number): Observed {
  return { failed: failed + moreFailed, seen: seen + moreSeen }
}
