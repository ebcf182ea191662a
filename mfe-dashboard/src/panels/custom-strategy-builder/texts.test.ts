import { english } from '@aldergate/testing/english'
import { TEMPLATES } from './templates.data'

const EN = english(__dirname)

it('says what the specification says of testing and deploying', () => {
  expect([EN('test'), EN('testing')]).toEqual(['Test Strategy', 'Testing...'])
  expect([EN('deploy'), EN('deployed'), EN('reset')]).toEqual(['Deploy', 'Deployed', 'Reset'])
  expect(EN('testPassed')).toBe('Strategy tested successfully! Passed all simulations.')
  expect(EN('defineBeforeTesting')).toBe(
    'Please define a strategy and give it a name before testing.',
  )
  expect(EN('defineBeforeDeploying')).toBe(
    'Please define a strategy and give it a name before deploying.',
  )
  expect(EN('deployedAlert')).toBe('Strategy "{name}" deployed successfully!')
})

it('names the templates in the specified order, and no active one "None"', () => {
  expect(TEMPLATES.map(({ id }) => EN(`template.${id}`))).toEqual([
    'Scalping Strategy',
    'Swing Trading Strategy',
    'Mean Reversion Strategy',
    'Momentum Strategy',
    'Arbitrage Strategy',
    'Grid Trading Strategy',
    'Breakout Strategy',
    'Risk Parity Strategy',
    'Hedging Strategy',
  ])
  expect(EN('noTemplate')).toBe('None')
})

it('names the parameters as specified', () => {
  expect(EN('riskTolerance')).toBe('Risk Tolerance (%)')
  expect(EN('stopLoss')).toBe('Stop Loss (%)')
  expect(EN('targetProfit')).toBe('Target Profit (%)')
  expect(EN('tradeVolume')).toBe('Trade Volume')
  expect(EN('maxTradesPerDay')).toBe('Max Trades per Day')
})
