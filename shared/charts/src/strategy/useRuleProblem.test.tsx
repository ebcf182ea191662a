import { LANGUAGES } from '@aldergate/contract'
import { readRules, ruleBlock } from '@aldergate/market/strategy'
import { messagesIn, renderWithApp } from '@aldergate/testing'
import { screen } from '@testing-library/react'
import { useRuleProblem } from './useRuleProblem'
import { useRuleSentences } from './useRuleSentences'

function Told({ text }: { text: string }) {
  const say = useRuleProblem()
  const sentences = useRuleSentences()
  const read = readRules(text)
  if (read.status === 'none') return null
  return (
    <p role="note">
      {read.status === 'read' ? sentences(read.rules).join(' ') : say(read.problem)}
    </p>
  )
}

function told(...lines: string[]): string {
  const { unmount } = renderWithApp(<Told text={ruleBlock(lines)} />)
  const text = screen.getByRole('note').textContent
  unmount()
  return text
}

it('says rules as sentences', () => {
  expect(
    told(
      'timeframe 1h',
      'buy when RSI(14) < 30 AND (close crosses above MA(20) OR MACD(12, 26, 9) > MACD(12, 26, 9).signal)',
      'exit long when close on 4h < 44000.5',
    ),
  ).toBe(
    'Buy when RSI(14) < 30 AND (close crosses above MA(20) OR MACD(12, 26, 9) > MACD(12, 26, 9) signal). ' +
      'Exit a long when close on 4h < 44,000.5.',
  )
})

it.each([
  ['RSI(0) > 70', /^Line 2, column 10: RSI takes these in brackets: Period 1 to/],
  ['Volume(3) > 70', /Volume takes nothing in brackets\.$/],
  [
    'MACD(12, 26, 9).sign > 0',
    /MACD has no line “sign”\. Its lines are histogram, macd, signal\.$/,
  ],
  ['RSI(14) on 2h > 70', /“2h” is not a timeframe\. The timeframes are 1m, 5m, 15m, 1h, 4h, 1D\.$/],
  ['RSI(14) crosses 70', /A comparison belongs here: >, <, ==, >=, <=, crosses above, crosses/],
  ['RSI(14) >', /A price, an indicator or a number belongs here\.$/],
])('says what is wrong with "%s"', (rule, text) => {
  expect(told(`buy when ${rule}`, 'timeframe 1h')).toMatch(text)
})

it.each(LANGUAGES)('has a text for every fault in %s', (language) => {
  const faults =
    'unknownTerm wrongParameters noParameters unknownLine unknownTimeframe finerTimeframe expectedTerm ' +
    'expectedOperator expectedClosing expectedEnd tooMany tooDeep unknownLineOfBlock twice noTimeframe noEntry noEnd'
  const keys = Object.keys(messagesIn(__dirname, language))
  expect(keys).toEqual(expect.arrayContaining(faults.split(' ')))
})
