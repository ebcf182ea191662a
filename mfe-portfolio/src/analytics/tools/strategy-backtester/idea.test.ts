import { builderAddress, FIRST_IDEA, problemsOf } from './idea'

it('leads into the builder with the idea in its address', () => {
  const address = builderAddress({
    ...FIRST_IDEA,
    name: ' Dip & rise ',
    timeframe: '4h',
    indicator: 'macd',
    comparison: '<=',
    value: '-0.5',
  })
  const { pathname, searchParams } = new URL(address, 'http://app')

  expect(pathname).toBe('/strategy-builder')
  expect(Object.fromEntries(searchParams)).toEqual({
    timeframe: '4h',
    conditions: 'macd<=-0.5',
    rules: '',
    stop: '3',
    target: '6',
    name: 'Dip & rise',
  })
})

it('begins with what the builder begins with', () => {
  expect(problemsOf(FIRST_IDEA)).toEqual({})
  expect(new URL(builderAddress(FIRST_IDEA), 'http://app').searchParams.get('conditions')).toBe(
    'rsi>70',
  )
})

it.each([
  [{ name: ' ' }, { name: 'nameMissing' }],
  [{ value: '' }, { value: 'missing' }],
  [{ value: '1e' }, { value: 'invalid' }],
  [{ value: '-1' }, { value: 'negative' }],
  [{ value: '101' }, { value: 'aboveHundred' }],
  [{ stopLoss: '1.25' }, { stopLoss: 'tooFine' }],
  [{ stopLoss: '100' }, { stopLoss: 'tooFar' }],
  [{ takeProfit: '-3' }, { takeProfit: 'negative' }],
] as const)('says what is wrong with %j', (change, problems) => {
  expect(problemsOf({ ...FIRST_IDEA, ...change })).toEqual(problems)
})
