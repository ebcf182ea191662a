import fc from 'fast-check'
import type { Columns } from './columns'
import { indicatorLines } from './series'
import { type IndicatorSetting, initialSetting, parametersOf } from './settings'
import { isInRange } from '../parameterRange'
import { INDICATOR_IDS, indicatorOf, INDICATORS, isIndicatorId } from './table'

it('begins with the indicators of the specification, in its order and by its names', () => {
  expect(INDICATOR_IDS.slice(0, 6).map((id) => INDICATORS[id].words.name.en)).toEqual([
    'Moving Average',
    'RSI',
    'MACD',
    'Bollinger Bands',
    'Stochastic Oscillator',
    'Volume',
  ])
})

it('has a red moving average over 14 candles as the default', () => {
  const [first] = INDICATOR_IDS

  expect(first && initialSetting(first)).toEqual({ id: 'movingAverage', period: 14 })
  expect(first && INDICATORS[first].color).toBe('#FF0000')
})

it('lists the indicators of a group together', () => {
  const groups = INDICATOR_IDS.map((id) => indicatorOf(id).group)
  const turns = groups.filter((group, index) => group !== groups[index - 1])

  expect(turns).toEqual(['common', 'trend', 'momentum', 'volatility', 'volume'])
  expect(groups.lastIndexOf('common')).toBe(5)
})

it('knows its own ids and no others', () => {
  expect(INDICATOR_IDS.every(isIndicatorId)).toBe(true)
  expect(['toString', 'RSI', ''].some(isIndicatorId)).toBe(false)
})

it('has no keyword and no name in links twice', () => {
  const facts = INDICATOR_IDS.map(indicatorOf)
  const keywords = facts.map(({ keyword }) => keyword.toLowerCase())
  const linkNames = INDICATOR_IDS.map((id) => indicatorOf(id).linkName ?? id)

  expect(new Set(keywords).size).toBe(facts.length)
  expect(new Set(linkNames).size).toBe(facts.length)
})

/** Candles of any price, with consistent volumes and ranges. */
const anyColumns = fc
  .array(
    fc.record({
      open: fc.double({ min: 0, max: 1, noNaN: true }),
      close: fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
      above: fc.double({ min: 0, max: 0.1, noNaN: true }),
      below: fc.double({ min: 0, max: 0.1, noNaN: true }),
      volume: fc.double({ min: 0, max: 1e9, noNaN: true }),
    }),
    { maxLength: 60 },
  )
  .map((rows): Columns => {
    const high = Float64Array.from(rows, ({ close, above }) => close * (1 + above))
    const low = Float64Array.from(rows, ({ close, below }) => close * (1 - below))
    return {
      time: Float64Array.from(rows, (_row, index) => index * 3_600_000),
      open: Float64Array.from(rows, ({ open }, index) => {
        const bottom = Number(low[index])
        return bottom + open * (Number(high[index]) - bottom)
      }),
      high,
      low,
      close: Float64Array.from(rows, ({ close }) => close),
      volume: Float64Array.from(rows, ({ volume }) => volume),
    }
  })

/** The promises of every indicator, whatever it measures: a new row of the table is tested here at once. */
describe.each(INDICATOR_IDS)('%s', (id) => {
  const facts = indicatorOf(id)
  const lines = (columns: Columns, setting: IndicatorSetting = initialSetting(id)) =>
    indicatorLines(setting, columns)

  /** Each parameter at its least, so that few candles are enough for values. */
  const shortest = {
    ...initialSetting(id),
    ...Object.fromEntries(
      parametersOf(initialSetting(id)).map(({ name, range }) => [name, range.min]),
    ),
  }

  it('begins with parameters that it may have', () => {
    for (const { range, value } of parametersOf(initialSetting(id))) {
      expect(isInRange(range, value)).toBe(true)
    }
  })

  it('draws each of its lines once, and tells several of them apart by name', () => {
    const drawn = facts.draw.lines.map(({ line }) => line)
    const computed = Object.keys(lines(firstOf(SAMPLE, 0)))

    expect(drawn.toSorted()).toEqual(computed.toSorted())
    expect(drawn).toContain(facts.value)
    const names = facts.draw.lines.map(({ name }) => name?.en)
    expect(new Set(names).size).toBe(drawn.length)
    expect(facts.words.compares !== undefined).toBe(drawn.length > 1)
  })

  it('is written in every language', () => {
    const { name, label, short, compares } = facts.words
    const parameters = Object.values(facts.parameters).map((range) => range.name)
    const drawn = facts.draw.lines.map((line) => line.name)
    for (const words of [name, label, short, compares, ...parameters, ...drawn]) {
      for (const word of Object.values(words ?? {})) expect(word.trim()).not.toBe('')
    }
  })

  it('has one value for each candle, and none that is not among its values', () => {
    const { min = -Infinity, max = Infinity } = facts.values
    fc.assert(
      fc.property(anyColumns, (columns) => {
        for (const [name, values] of Object.entries(lines(columns, shortest))) {
          expect(values).toHaveLength(columns.close.length)
          if (name !== facts.value) continue
          expect(values.every((value) => !(value < min - 1e-6) && !(value > max + 1e-6))).toBe(true)
        }
      }),
    )
  })

  it('says at each candle only what was known by then', () => {
    fc.assert(
      fc.property(anyColumns, fc.nat(60), (columns, count) => {
        const late = lines(columns, shortest)
        for (const [name, early] of Object.entries(lines(firstOf(columns, count), shortest))) {
          expect(early).toEqual(late[name]?.slice(0, count))
        }
      }),
    )
  })

  it('says whether it reads the volume: then there is no value of candles without one', () => {
    const columns = { ...firstOf(SAMPLE, 60), volume: new Float64Array(60).fill(Number.NaN) }
    const values = lines(columns, shortest)[facts.value]

    expect(values?.every(Number.isNaN)).toBe(facts.readsVolume ?? false)
  })

  it('leaves the candles as they were', () => {
    const columns = firstOf(SAMPLE, 30)
    lines(columns)

    expect(columns).toEqual(firstOf(SAMPLE, 30))
  })
})

const SAMPLE: Columns = {
  time: Float64Array.from({ length: 60 }, (_item, index) => index * 3_600_000),
  open: Float64Array.from({ length: 60 }, (_item, index) => 99 + (index % 7)),
  high: Float64Array.from({ length: 60 }, (_item, index) => 102 + (index % 7)),
  low: Float64Array.from({ length: 60 }, (_item, index) => 98 + (index % 7)),
  close: Float64Array.from({ length: 60 }, (_item, index) => 100 + (index % 7)),
  volume: Float64Array.from({ length: 60 }, (_item, index) => 1_000 + index),
}

function firstOf({ time, open, high, low, close, volume }: Columns, count: number): Columns {
  return {
    time: time.slice(0, count),
    open: open.slice(0, count),
    high: high.slice(0, count),
    low: low.slice(0, count),
    close: close.slice(0, count),
    volume: volume.slice(0, count),
  }
}
