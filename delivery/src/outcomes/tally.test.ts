import { type Outcome, PAINT_MS } from '@aldergate/contract'
import fc from 'fast-check'
import { figuresOf, inWords, NO_TALLY, tallied } from './tally.ts'

const VERSION = '0.1.0-0123456789ab'

function told(paintMs?: Outcome['paintMs'], phase: Outcome['phase'] = 'shown'): Outcome {
  return { remote: 'trading', version: VERSION, phase, ...(paintMs && { paintMs }) }
}

function figures(outcomes: readonly Outcome[]) {
  return figuresOf(VERSION, outcomes.reduce(tallied, NO_TALLY))
}

it('counts browsers, failures and the times of paints', () => {
  const paints = [200, 200, 400, 400, 400, 400, 400, 400, 400, 9_600] as const
  const known = figures([...paints.map((ms) => told(ms)), told(undefined, 'load'), told()])

  expect(known).toEqual({ version: VERSION, seen: 12, failed: 1, medianMs: 400, p95Ms: 9_600 })
  expect(inWords(known)).toBe(
    `${VERSION}: 12 browsers, 1 failed, painted within 400 ms (median) and 9600 ms (95 %)`,
  )
})

it('says that no time is known rather than one that nobody told', () => {
  const unknown = figures([told(), told(undefined, 'run')])

  expect(unknown).toMatchObject({ medianMs: undefined, p95Ms: undefined })
  expect(inWords(unknown)).toBe(
    `${VERSION}: 2 browsers, 1 failed, of whose paints no time is known`,
  )
})

it('names the times that half, and 19 of 20, of all paints did not exceed, in whichever order they came', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PAINT_MS), { minLength: 1 }), (times) => {
      const { medianMs, p95Ms } = figures(times.map((ms) => told(ms)))
      const sorted = times.toSorted((a, b) => a - b)
      expect(medianMs).toBe(sorted[Math.ceil(sorted.length * 0.5) - 1])
      expect(p95Ms).toBe(sorted[Math.ceil(sorted.length * 0.95) - 1])
    }),
  )
})
