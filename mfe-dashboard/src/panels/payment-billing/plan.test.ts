import fc from 'fast-check'
import { planAbove, planOf, proRata } from './plan'
import { PLANS } from './plans.data'

const [BASIC, PRO, ENTERPRISE] = PLANS

it('charges 29.99 for the Basic plan', () => {
  expect(planOf('basic').monthlyPence).toBe(2_999)
})

it('knows the plan above', () => {
  expect(planAbove('basic')).toBe(PRO)
  expect(planAbove('pro')).toBe(ENTERPRISE)
  expect(planAbove('enterprise')).toBeUndefined()
})

it('charges the whole difference on the first day and one day of it on the last', () => {
  expect(proRata(BASIC, PRO, '2026-11-01')).toEqual({
    days: 30,
    daysOfMonth: 30,
    pence: 3_000,
  })
  expect(proRata(BASIC, PRO, '2026-11-30')).toEqual({
    days: 1,
    daysOfMonth: 30,
    pence: 100,
  })
})

it('knows a leap year', () => {
  expect(proRata(BASIC, PRO, '2028-02-29').daysOfMonth).toBe(29)
})

it('never charges more than the difference of a month, nor nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (now) => {
      const today = new Date(now).toISOString().slice(0, 10)
      const { pence, days, daysOfMonth } = proRata(BASIC, ENTERPRISE, today)
      expect(Number.isInteger(pence)).toBe(true)
      expect(pence).toBeGreaterThan(0)
      expect(pence).toBeLessThanOrEqual(12_000)
      expect(days).toBeLessThanOrEqual(daysOfMonth)
    }),
  )
})
