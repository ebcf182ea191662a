import type { Tutorial } from './tutorial'

export const WHAT_RSI_MEASURES: Tutorial = {
  id: 'what-rsi-measures',
  title: 'What the RSI measures',
  duration: 5,
  difficulty: 'Intermediate',
  summary: 'The formula in one line, what 70 does not mean, and how to test a rule that uses it.',
  practice: 'chart-analysis',
  sections: [
    {
      heading: 'The formula in one line',
      text: [
        'The relative strength index compares how much the price gained in its rising candles with how much it lost in its falling ones. With average gain and average loss over, usually, fourteen candles:',
      ],
      example: [
        'RSI = 100 × gain ÷ (gain + loss)',
        'Average gain £12, average loss £5',
        'RSI = 100 × 12 ÷ 17 = 70.6',
      ],
      afterExample: [
        'At 50 the two are equal. Wilder, who invented it, smooths the averages: each new one is thirteen fourteenths of the old and one fourteenth of the new value. So candles from long ago still have a small say, and two programs that begin at different dates show slightly different numbers.',
      ],
    },
    {
      heading: 'What 70 does not mean',
      text: [
        'Above 70 the RSI is called overbought. All that it says is that the recent gains were more than two and a third times the recent losses. It does not say that the price is high, nor that buyers are exhausted.',
        'In a strong trend the RSI can stay above 70 for a long time, and who sells at every visit sells strength. In a range the same reading often marks the upper edge. The number is the same; what it means depends on the state of the market. So the first question is never whether the RSI is above 70. It is whether this is a trend or a range.',
      ],
    },
    {
      heading: 'Period and levels belong together',
      text: [
        'With a period of 7 the line is nervous and reaches its extremes all the time; with 21 it is calm and hardly ever does. If you shorten the period, move the levels outwards, to 80 and 20 perhaps. If you lengthen it, move them inwards.',
        'Do not tune either until last month looks good. Going from 14 to 13 should change a result only a little. When it changes it a lot, what you have found is one lucky arrangement of candles, and not a property of the market.',
      ],
    },
    {
      heading: 'Divergence, with care',
      text: [
        'The price makes a higher high and the RSI a lower one: that is a divergence. It means that the second rise had a weaker balance of gains over losses than the first. It is a remark about momentum, and it may be a true one for a long time while the price goes on rising.',
        'Take it as a reason not to add to a position, or to tighten its stop. To act against the trend, wait for the price itself to agree, for example by closing below its last low. Divergences are also remarkably easy to see afterwards, so count the ones that led nowhere as well.',
      ],
    },
    {
      heading: 'A fair test',
      text: [
        'Write the rule down completely. For example: buy when the hourly RSI(14) crosses above 30 from below; leave when it reaches 50, or after twenty-four candles, or at a stop of two ATR. If a word in it needs judgement, it is not finished.',
        'Then count trades, and the average result after costs. Compare it with buying at random moments and holding for as long. That is the comparison which most people leave out, and which most rules fail.',
        'To begin, draw the RSI on a chart and find its last three visits above 70. What did the price do over the next ten candles? Write it down before you look for the fourth.',
      ],
    },
  ],
}
