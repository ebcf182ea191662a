import fc from 'fast-check'
import {
  chosenExposure,
  draftOf,
  isHigh,
  isSameRisk,
  maxLoss,
  parsedRisk,
  RISK_PRESETS,
  riskLevel,
} from './risk'

it.each([
  [0, 'safe'],
  [50, 'safe'],
  [50.01, 'warning'],
  [75, 'warning'],
  [75.01, 'danger'],
  [200, 'danger'],
])('finds %d %% exposure %s', (exposure, level) => {
  expect(riskLevel(exposure)).toBe(level)
})

it('never finds more exposure less dangerous', () => {
  const levels = ['safe', 'warning', 'danger']
  fc.assert(
    fc.property(fc.nat(200), fc.nat(200), (one, more) => {
      const [before, after] = [riskLevel(one), riskLevel(one + more)]
      expect(levels.indexOf(after)).toBeGreaterThanOrEqual(levels.indexOf(before))
    }),
  )
})

it('highlights what is over 50% exposure', () => {
  expect([50, 51].map((exposure) => isHigh({ exposure, stopLoss: 1 }))).toEqual([false, true])
})

it('has the presets 50 / 10 and 30 / 5', () => {
  expect(RISK_PRESETS).toEqual([
    { exposure: 50, stopLoss: 10 },
    { exposure: 30, stopLoss: 5 },
  ])
})

it.each([
  ['0', '5'],
  ['5', '0'],
  ['-1', '5'],
  ['', ''],
  ['5', ''],
  ['many', '5'],
  ['1e999', '5'],
])('takes neither %j with %j', (exposure, stopLoss) => {
  expect(parsedRisk({ exposure, stopLoss })).toBeUndefined()
})

it('takes two numbers greater than 0, and knows them again', () => {
  const settings = { exposure: 0.5, stopLoss: 120 }
  expect(parsedRisk(draftOf(settings))).toEqual(settings)
  expect(isSameRisk(parsedRisk(draftOf(settings)), settings)).toBe(true)
  expect(isSameRisk(undefined, settings)).toBe(false)
})

it('chooses no exposure while what is typed is none', () => {
  const texts = ['62', '-5', '', 'x']
  expect(texts.map((exposure) => chosenExposure({ exposure, stopLoss: '' }))).toEqual([62, 0, 0, 0])
})

it('finds the greatest loss to the penny', () => {
  expect(maxLoss('100000.00', { exposure: 50, stopLoss: 10 })).toBe('5000.00')
  expect(maxLoss('0.30', { exposure: 33.3, stopLoss: 100 })).toBe('0.10')
  expect(maxLoss('-10.00', { exposure: 50, stopLoss: 10 })).toBe('0.00')
})
