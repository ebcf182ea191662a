import type { Tutorial } from './tutorial'

export const PLACING_A_STOP: Tutorial = {
  id: 'placing-a-stop',
  title: 'Where to put the stop',
  duration: 5,
  difficulty: 'Intermediate',
  summary:
    'A stop belongs where the idea is wrong: beyond the noise, planned for gaps, and never moved away.',
  practice: 'alerts-notifications',
  sections: [
    {
      heading: 'A stop is a sentence',
      text: [
        'A stop says: if the price is here, my idea was wrong. So it follows from the idea and not from the amount of money. If you bought because the price turned up from a support at £19.60, your idea is wrong somewhere below that support, whatever you paid.',
        'A fixed two per cent below the entry knows nothing of all this. It may stand in the middle of the noise in one market and far beyond any sense in another. Fix the place first, by the chart, and then the size, by the distance.',
      ],
    },
    {
      heading: 'Measure the noise',
      text: [
        'How far does the price move when nothing happens? The usual measure is the average true range, ATR. The true range of a candle is its high less its low, or the distance of either from the previous close if that is larger; the ATR is its average over about fourteen candles.',
      ],
      example: [
        'SOL/GBP at £20.00, hourly ATR £0.15',
        'Support between £19.60 and £19.70',
        'Stop at £19.50: £0.50 away, which is 3.3 ATR',
      ],
      afterExample: [
        'A stop nearer than one ATR will be reached by ordinary wandering. Between one and a half and three or so is common. When the right place is six ATR away, the timeframe is wrong for the trade.',
      ],
    },
    {
      heading: 'Four kinds of stop',
      text: [
        'A stop order lies with the venue and works while you sleep. A mental stop needs you to be present and calm at the very moment at which you are neither. A trailing stop follows the price and never retreats: it keeps you in a trend, and in a range it hands back what you had.',
        'The fourth is forgotten most often, the stop by time. If the move that you expected within three days has not come in five, the idea is not working, even though the price has done you no harm. Your money is waiting for something that you no longer believe in.',
      ],
    },
    {
      heading: 'Gaps are part of it',
      text: [
        'When the price touches your stop, the order becomes a market order. If the market jumps from £19.60 to £19.10, you are filled near £19.10, not at £19.50. A stop limits the loss in a market that trades continuously, and no market always does.',
        'So before news, and over any time when the book is thin, size the position for the gap and not for the stop. A stop order with a limit avoids the bad price at the risk of no fill at all. In a fall that goes on, no fill is the dearer of the two.',
      ],
    },
    {
      heading: 'Moving it',
      text: [
        'There is one permitted direction: with the trade. Moving a stop away to give it room is a new and larger position, taken at the worst moment for the worst reason.',
        'Pulling it up to the entry price as soon as you are ahead feels free of charge. It is not: it puts the stop back into the noise and turns many small winners into nothing. Whether that pays is a question for a test, so decide the rule before the entry.',
        'To practise, choose a pair, judge how high its last fourteen hourly candles are on average, and set a price alert that far above the place where you would put the stop. See how often the alert goes off and the stop would not have.',
      ],
    },
  ],
}
