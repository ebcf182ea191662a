import { DEFAULT_STRATEGY, type Strategy } from '../strategy/strategy'
import { builderBot } from './builderBot'

function botOf(change: Partial<Strategy> = {}, amount = '1000') {
  return builderBot({ ...DEFAULT_STRATEGY, ...change }, amount)
}

it('trades the conditions and the further rules, with stop and target', () => {
  expect(
    botOf({ name: ' Dip ', furtherRules: 'exit long when RSI(14) < 50', takeProfit: '0' }),
  ).toEqual({
    status: 'ready',
    bot: {
      name: 'Dip',
      pair: 'BTC/GBP',
      rules:
        '--- rules ---\ntimeframe 1h\nbuy when RSI(14) > 70\nexit long when RSI(14) < 50\n--- end ---',
      amount: 1_000,
      stopPercent: 3,
      targetPercent: null,
      maxTradesPerDay: null,
    },
  })
})

it('is none without sound rules, a name, a pair in pounds and an amount', () => {
  expect(botOf({ conditions: [] })).toEqual({ status: 'mend' })
  expect(botOf({ name: ' ' })).toEqual({ status: 'mend' })
  expect(botOf({ stopLoss: '' })).toEqual({ status: 'mend' })
  expect(botOf({ furtherRules: 'buy now' })).toEqual({ status: 'mend' })
  expect(botOf({ pair: 'GBP/USD' as Strategy['pair'] })).toEqual({ status: 'notInPounds' })
  for (const amount of ['', '0', '-5', 'x', '1e12']) {
    expect(botOf({}, amount)).toEqual({ status: 'badAmount' })
  }
})
