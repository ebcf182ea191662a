import { OPENED_AT, OPENING_LEDGER, periodReturns } from '@aldergate/ledger'
import { dailyCurve } from './performance'
import { periodOf } from './period'

const DAY_MS = 86_400_000

it('counts the first day of the account, from when all was there that it began with', () => {
  const facts = {
    ledger: OPENING_LEDGER,
    now: OPENED_AT + 3 * DAY_MS,
    timeZone: 'UTC',
    /** Everything gains a tenth within the first day. */
    priceAt: (_pair: string, time: number) => (time < OPENED_AT + DAY_MS / 2 ? 10 : 11),
  }
  const curve = dailyCurve(facts, periodOf({ timeframeStart: '', timeframeEnd: '' }, facts))
  expect(curve[0]?.time).toBe(OPENED_AT)
  expect(periodReturns(curve)[0]).toBeGreaterThan(0)
})
