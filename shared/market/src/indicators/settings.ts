import * as v from 'valibot'

/** What a parameter of an indicator may be. */
export interface ParameterRange {
  /** English; the catalogue of whoever shows it has the other languages. */
  name: string
  initial: number
  min: number
  max: number
  step: number
}

interface IndicatorFacts {
  /** The specification's name. */
  name: string
  parameters: Readonly<Record<string, ParameterRange>>
  /** Of the line that is the indicator's value; shows on the dark and on the light panel. */
  color: string
}

/** A period counts candles. */
function period(name: string, initial: number): ParameterRange {
  return { name, initial, min: 1, max: 500, step: 1 }
}

/** The indicators in the specification's order; the first, as it stands here, is its default. */
export const INDICATORS = {
  movingAverage: {
    name: 'Moving Average',
    parameters: { period: period('Period', 14) },
    color: '#FF0000',
  },
  rsi: {
    name: 'RSI',
    parameters: { period: period('Period', 14) },
    color: '#8B5CF6',
  },
  macd: {
    name: 'MACD',
    parameters: {
      fast: period('Fast period', 12),
      slow: period('Slow period', 26),
      signal: period('Signal period', 9),
    },
    color: '#3B82F6',
  },
  bollinger: {
    name: 'Bollinger Bands',
    parameters: {
      period: period('Period', 20),
      deviations: { name: 'Standard deviations', initial: 2, min: 0.1, max: 10, step: 0.1 },
    },
    color: '#0891B2',
  },
  stochastic: {
    name: 'Stochastic Oscillator',
    parameters: { k: period('%K period', 14), d: period('%D period', 3) },
    color: '#0D9488',
  },
  volume: { name: 'Volume', parameters: {}, color: '#64748B' },
} as const satisfies Record<string, IndicatorFacts>

export type IndicatorId = keyof typeof INDICATORS

export const INDICATOR_IDS = Object.keys(INDICATORS) as readonly IndicatorId[]

/** Whether a parameter may have this value: within its ends, and whole where it counts. */
export function isInRange({ min, max, step }: ParameterRange, value: number): boolean {
  return value >= min && value <= max && (!Number.isInteger(step) || Number.isInteger(value))
}

function within(range: ParameterRange) {
  const rule = `${range.name} is ${range.min} to ${range.max}, in steps of ${range.step}`
  return v.pipe(
    v.number(),
    v.check((value) => isInRange(range, value), rule),
  )
}

const Color = v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'a colour is like #FF0000')))

const { movingAverage, rsi, macd, bollinger, stochastic } = INDICATORS

/** One indicator as the trader set it up; without a colour it has that of the table. */
export const IndicatorSetting = v.variant('id', [
  v.object({
    id: v.literal('movingAverage'),
    period: within(movingAverage.parameters.period),
    color: Color,
  }),
  v.object({ id: v.literal('rsi'), period: within(rsi.parameters.period), color: Color }),
  v.object({
    id: v.literal('macd'),
    fast: within(macd.parameters.fast),
    slow: within(macd.parameters.slow),
    signal: within(macd.parameters.signal),
    color: Color,
  }),
  v.object({
    id: v.literal('bollinger'),
    period: within(bollinger.parameters.period),
    deviations: within(bollinger.parameters.deviations),
    color: Color,
  }),
  v.object({
    id: v.literal('stochastic'),
    k: within(stochastic.parameters.k),
    d: within(stochastic.parameters.d),
    color: Color,
  }),
  v.object({ id: v.literal('volume'), color: Color }),
])

export type IndicatorSetting = v.InferOutput<typeof IndicatorSetting>

/** What was kept or imported as a setting, or `undefined` when it is none. */
export function indicatorSettingOf(data: unknown): IndicatorSetting | undefined {
  const result = v.safeParse(IndicatorSetting, data)
  return result.success ? result.output : undefined
}

/** An indicator with the parameters that it has at first. */
export function initialSetting(id: IndicatorId): IndicatorSetting {
  const { parameters, color } = INDICATORS[id]
  const initial = Object.entries<ParameterRange>(parameters).map(([key, range]) => [
    key,
    range.initial,
  ])
  return v.parse(IndicatorSetting, { id, color, ...Object.fromEntries(initial) })
}
