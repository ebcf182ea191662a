import fc from 'fast-check'
import type { Candle } from '../candles'
import { columnsOf } from './columns'
import { indicatorLines, warmUpOf } from './series'
import type { IndicatorSetting } from './settings'
import { INDICATOR_IDS, indicatorOf } from './table'

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

const setting = fc
  .constantFrom(...INDICATOR_IDS)
  .chain((id) =>
    fc
      .record(
        Object.fromEntries(
          Object.entries(indicatorOf(id).parameters).map(([name, { min, max, step }]) => [
            name,
            step === 1 ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true }),
          ]),
        ),
      )
      .map((parameters) => ({ id, ...parameters }) as IndicatorSetting),
  )

it('knows of each indicator, whatever its parameters, how much of the past its first shown value needs', () => {
  const whole = columnsOf(ALL)
  fc.assert(
    fc.property(setting, (asked) => {
      const shown = 50
      const known = columnsOf(ALL.slice(-shown - warmUpOf(asked)))
      const lines = indicatorLines(asked, known)
      for (const [name, exact] of Object.entries(indicatorLines(asked, whole))) {
        const values = lines[name]?.slice(-shown) ?? []
        expect(values).toHaveLength(shown)
        const scale = Math.max(...exact.slice(-shown).map(Math.abs), 1)
        // The level of a cumulative indicator depends on its start, its changes do not.
        const shift = indicatorOf(asked.id).isCumulative ? Number(exact.at(-shown)) : 0
        for (const [index, value] of exact.slice(-shown).entries()) {
          const known = (values[index] ?? Number.NaN) - (shift && (values[0] ?? Number.NaN))
          expect(Math.abs(known - (value - shift)) / scale).toBeLessThan(0.001)
        }
      }
    }),
    { numRuns: 60 },
  )
})
