import fc from 'fast-check'
import type { Candle } from '../candles'
import { columnsOf } from './columns'
import { indicatorLines, warmUpOf } from './series'
import type { IndicatorSetting } from './settings'
import { INDICATOR_IDS, type IndicatorId, indicatorOf } from './table'

/** More candles than any indicator has to know, with ups and downs. */
const ALL: Candle[] = Array.from({ length: 12_000 }, (_, index) => {
  const close =
    100 + 20 * Math.sin(index / 40) + 8 * Math.sin(index / 7) + ((index * 7_919) % 13) / 4
  return {
    time: index * 60_000,
    open: close,
    high: close + 1,
    low: close - 1,
    close,
    volume: index % 50,
  }
})

const WHOLE = columnsOf(ALL)
const SHOWN = 50

/** One in the fifth digit, of a number that begins with 1. */
const FIFTH_DIGIT = 0.0001

function anySetting(id: IndicatorId): fc.Arbitrary<IndicatorSetting> {
  const parameters = Object.entries(indicatorOf(id).parameters).map(
    ([name, { min, max, step }]) => [
      name,
      step === 1 ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true }),
    ],
  )
  return fc
    .record(Object.fromEntries(parameters))
    .map((values) => ({ id, ...values }) as IndicatorSetting)
}

it.each(INDICATOR_IDS)(
  'knows how much of the past the first shown value of %s needs, whatever its parameters',
  (id) => {
    fc.assert(
      fc.property(anySetting(id), (asked) => {
        const known = columnsOf(ALL.slice(-SHOWN - warmUpOf(asked)))
        const lines = indicatorLines(asked, known)
        for (const [name, whole] of Object.entries(indicatorLines(asked, WHOLE))) {
          const exact = whole.slice(-SHOWN)
          const values = lines[name]?.slice(-SHOWN) ?? []
          expect(values).toHaveLength(SHOWN)
          const tolerance = FIFTH_DIGIT * Math.max(...exact.map(Math.abs))
          // The level of a cumulative indicator depends on its start, its changes do not.
          const shift = indicatorOf(id).isCumulative ? Number(values[0]) - Number(exact[0]) : 0
          for (const [index, value] of exact.entries()) {
            const error = Math.abs(Number(values[index]) - shift - value)
            expect(error).toBeLessThanOrEqual(tolerance)
          }
        }
      }),
      { seed: 7, numRuns: 6 },
    )
  },
)
