/** The picture above a post: a kind of chart, and the facts that make it this post's and no other's. */
export type Picture = { alt: string } & (
  | ({ kind: 'candles' } & CandlesFacts)
  | ({ kind: 'book' } & BookFacts)
  | ({ kind: 'distribution' } & DistributionFacts)
  | ({ kind: 'drawdown' } & WalkFacts)
  | ({ kind: 'scatter' } & ScatterFacts)
  | ({ kind: 'paths' } & PathsFacts)
  | ({ kind: 'oscillator' } & OscillatorFacts)
  | ({ kind: 'bars' } & BarsFacts)
  | ({ kind: 'flow' } & FlowFacts)
)

export interface WalkFacts {
  seed: number
  /** The average of a step, in units of its standard deviation. */
  drift: number
}

export interface CandlesFacts extends WalkFacts {
  /** Periods of moving averages, in candles. */
  averages?: readonly [number, number]
  /** Horizontal lines; `at` is 0 at the lowest price, 1 at the highest, and below 0 where no price went. */
  levels?: readonly { at: number; label: string; tone: Tone }[]
}

export interface BookFacts {
  seed: number
  /** How many rows lie empty between the best bid and the best ask. */
  gap: number
  /** How many levels of the asks an order takes. */
  taken: number
}

export interface DistributionFacts {
  seed: number
  /** 1 is the normal distribution; with more, the tails are fatter. */
  tails: number
  /** A vertical line at this number of standard deviations. */
  mark: { at: number; label: string }
}

export interface ScatterFacts {
  seed: number
  /** −1 to 1. */
  correlation: number
}

export interface PathsFacts extends WalkFacts {
  count: number
  /** Paths that fall to this share of the height end there. */
  floor?: { at: number; label: string }
}

export interface OscillatorFacts extends WalkFacts {
  /** Candles. */
  period: number
  upper: number
  lower: number
}

export interface BarsFacts {
  bars: readonly { label: string; value: number; shown: string; tone: Tone }[]
}

export interface FlowFacts {
  steps: readonly string[]
}

export type Tone = 'accent' | 'up' | 'down' | 'warn' | 'ma2' | 't3'

/** The drawing area of every picture, in its own units. */
export const WIDTH = 640
export const HEIGHT = 280
export const MARGIN = 24
