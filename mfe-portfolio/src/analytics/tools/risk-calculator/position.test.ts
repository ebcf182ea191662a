import fc from 'fast-check'
import { planOf, problemsOf, type Typed, unitsText } from './position'

const LONG: Typed = { equity: '100000', riskPercent: '1', entry: '100', stop: '98', target: '106' }

it('sizes a long so that its stop costs the risk, both fees included', () => {
  const plan = planOf(LONG)

  expect(plan).toMatchObject({ side: 'buy', riskAmount: 1_000, stopPercent: 2 })
  // £1,000 ÷ (£2.00 + 0.1 % of £198) a unit.
  expect(plan?.units).toBeCloseTo(1_000 / 2.198, 7)
  expect(plan?.lossAtStop).toBeCloseTo(1_000, 4)
  expect(plan?.fees).toBeCloseTo((1_000 / 2.198) * 0.198, 4)
  expect(plan?.notional).toBeCloseTo((1_000 / 2.198) * 100, 4)
})

it('weighs the target against the stop after the fees of both', () => {
  expect(planOf(LONG)?.reward).toBeCloseTo((6 - 0.206) / 2.198, 6)
  expect(planOf({ ...LONG, target: '' })).toMatchObject({
    reward: undefined,
    profitAtTarget: undefined,
  })
})

it('weighs them also where the risk is too small for any units', () => {
  const plan = planOf({ ...LONG, equity: '0.0000001' })

  expect(plan).toMatchObject({ units: 0, lossAtStop: 0, profitAtTarget: 0 })
  expect(plan?.reward).toBeCloseTo((6 - 0.206) / 2.198, 6)
})

it('sizes a short when the stop is above the entry', () => {
  const short = planOf({ ...LONG, stop: '102', target: '94' })

  expect(short?.side).toBe('sell')
  expect(short?.units).toBeCloseTo(1_000 / 2.202, 7)
  expect(short?.profitAtTarget).toBeGreaterThan(0)
})

it.each([
  [{ equity: '-1' }, { equity: 'notPositive' }],
  [{ riskPercent: '0' }, { riskPercent: 'notPositive' }],
  [{ riskPercent: '101' }, { riskPercent: 'riskTooHigh' }],
  [{ entry: 'abc' }, { entry: 'notPositive' }],
  [{ stop: '100' }, { stop: 'stopAtEntry' }],
  [{ target: '99' }, { target: 'targetBelowEntry' }],
  [{ stop: '102', target: '101' }, { target: 'targetAboveEntry' }],
] as const)('says what is wrong with %j, and plans nothing', (change, problems) => {
  expect(problemsOf({ ...LONG, ...change })).toEqual(problems)
  expect(planOf({ ...LONG, ...change })).toBeUndefined()
})

it('has no problem with a field that is still empty, and no plan either', () => {
  const empty = { equity: '', riskPercent: '', entry: '', stop: '', target: '' }
  expect(problemsOf(empty)).toEqual({})
  expect(planOf(empty)).toBeUndefined()
})

it('plans nothing of numbers whose size no number holds', () => {
  expect(planOf({ ...LONG, equity: '1e307' })).toBeUndefined()
})

it('never risks more than was chosen, whatever the prices', () => {
  const price = fc.double({ min: 0.000001, max: 100_000, noNaN: true })
  fc.assert(
    fc.property(
      price,
      price,
      fc.double({ min: 0.1, max: 100, noNaN: true }),
      (entry, stop, risk) => {
        fc.pre(entry !== stop)
        const plan = planOf({
          ...LONG,
          riskPercent: String(risk),
          entry: String(entry),
          stop: String(stop),
          target: '',
        })
        expect(plan?.lossAtStop).toBeLessThanOrEqual((plan?.riskAmount ?? 0) * 1.000001)
      },
    ),
  )
})

it('writes units as they are typed', () => {
  expect([0.42, 12, 0.00000001, 1_000, 1e30].map(unitsText)).toEqual([
    '0.42',
    '12',
    '0.00000001',
    '1000',
    `1${'0'.repeat(30)}`,
  ])
})
