import fc from 'fast-check'
import { MENTIONS } from './mentions.data'
import { hasFewMentions, scoreOf, sentimentRecord, trendOf } from './sentiment'

const counts = fc.array(fc.nat(200), { minLength: 24, maxLength: 24 })
const mentions = fc.record({
  symbol: fc.constant('BTC'),
  positive: counts,
  negative: counts,
  neutral: counts,
})

it('scores from −100, all negative, to 100, all positive', () => {
  expect(scoreOf(10, 0, 10)).toBe(100)
  expect(scoreOf(0, 10, 10)).toBe(-100)
  expect(scoreOf(30, 10, 80)).toBe(25)
  expect(scoreOf(0, 0, 0)).toBe(0)
})

it('counts the day and compares its last six hours with those before', () => {
  const record = sentimentRecord({
    symbol: 'ETH',
    positive: [...Array<number>(18).fill(1), ...Array<number>(6).fill(3)],
    negative: Array<number>(24).fill(1),
    neutral: Array<number>(24).fill(0),
  })

  expect(record).toMatchObject({
    symbol: 'ETH',
    sentimentScore: 20,
    positiveMentions: 36,
    negativeMentions: 24,
    totalMentions: 60,
    trend: 'up',
    scoreChange: 50,
  })
  expect(record.hourlyScores).toHaveLength(24)
  expect(record.hourlyScores.at(-1)).toBe(50)
})

it('calls a change of fewer than five points none', () => {
  expect([-5, -4, 0, 4, 5].map(trendOf)).toEqual(['down', 'neutral', 'neutral', 'neutral', 'up'])
})

it('keeps the last score through hours without a mention', () => {
  const nothing = Array<number>(24).fill(0)
  const { hourlyScores } = sentimentRecord({
    symbol: 'SHIB',
    positive: nothing.with(2, 3),
    negative: nothing.with(5, 1),
    neutral: nothing,
  })
  expect(hourlyScores.slice(0, 7)).toEqual([0, 0, 100, 100, 100, -100, -100])
})

it('stays within its bounds and never loses a mention, whatever was said', () => {
  fc.assert(
    fc.property(mentions, (day) => {
      const record = sentimentRecord(day)
      for (const score of [record.sentimentScore, ...record.hourlyScores]) {
        expect(Math.abs(score)).toBeLessThanOrEqual(100)
      }
      expect(record.positiveMentions + record.negativeMentions).toBeLessThanOrEqual(
        record.totalMentions,
      )
    }),
  )
})

it('has samples of every trend, and one of which too little was said', () => {
  const records = MENTIONS.map(sentimentRecord)
  expect(new Set(records.map(({ trend }) => trend))).toEqual(new Set(['up', 'down', 'neutral']))
  expect(records.filter(hasFewMentions).map(({ symbol }) => symbol)).toEqual(['SHIB'])
  for (const { positive, negative, neutral } of MENTIONS) {
    expect([positive.length, negative.length, neutral.length]).toEqual([24, 24, 24])
  }
})
