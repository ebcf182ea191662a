/** The outcomes of one of the two versions that are compared. */
export interface Observed {
  failed: number
  seen: number
}

/** Two versions that run at the same time, compared by what became of them in browsers. */
export interface Comparison {
  canary: Readonly<Observed>
  baseline: Readonly<Observed>
  /**
   * How much more the outcomes are to be expected of a canary that fails more often than of one that does
   * not. As long as it does not, the evidence ever reaches a number n with a probability of at most 1/n,
   * however long and however often one looks (Ville's inequality).
   */
  evidence: number
  /** Outcomes that wait for the rest of their block: `true` is a failure. */
  waiting: { canary: boolean[]; baseline: boolean[] }
  /** Outcomes of the baseline in a block with one of the canary. */
  ratio: number
}

/** Hardly a version fails in half of all browsers: what is expected before anything was seen. */
const EXPECTED_FAILURES = 0.1
const EXPECTATION_WEIGHT = 1

/** A browser of a canary for a small share meets many of the baseline: more than so many say little more. */
const MAX_RATIO = 50

/**
 * Begins to compare a canary for a share of browsers, between 0 and 1, with what the others run. The test is
 * that of two proportions by Turner, Ly and Grünwald ("Generic E-variables for exact sequential k-sample
 * tests that allow for optional stopping", 2021): it holds while the canary is ramped and looked at all day.
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

/** The comparison after one more browser of the canary or of the baseline. */
export function compared(
  comparison: Comparison,
  { group, isFailed }: { group: 'canary' | 'baseline'; isFailed: boolean },
): Comparison {
  const { waiting, ratio } = comparison
  const grown = { ...waiting, [group]: [...waiting[group], isFailed] }
  // More than a block can use is not waited for: of two versions that are equal none comes much more often.
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

/** The rates of failure that the blocks before let one expect: a canary that is no worse counts as equal. */
function expectedBy({ canary, baseline }: Comparison): Rates {
  const expected = rateOf(baseline)
  return { baseline: expected, canary: Math.max(expected, rateOf(canary)) }
}

export interface Rates {
  canary: number
  baseline: number
}

/**
 * Returns the evidence of a block, of one browser of the canary and `ratio` of the baseline: its likelihood by the
 * expected rates, divided by that under one rate for all. Where the canary fails no more often than the baseline, the
 * mean of this is at most 1, whatever the expected rates are: with m for that one rate, the factor of each browser has
 * the mean 1 + (true rate - m)(expected rate - m) / m(1 - m), and the logarithms of these sum up to no more than a
 * positive number times how much more often the canary truly fails.
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
