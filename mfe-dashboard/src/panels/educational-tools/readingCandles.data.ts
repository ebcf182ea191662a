import type { Tutorial } from './tutorial'

export const READING_CANDLES: Tutorial = {
  id: 'reading-candles',
  title: 'Reading a candle chart',
  duration: 4,
  difficulty: 'Beginner',
  summary:
    'What the four numbers of a candle say, what they leave out, and how to choose a timeframe honestly.',
  practice: 'chart-analysis',
  sections: [
    {
      heading: 'Four numbers in one shape',
      text: [
        'A candle sums up a stretch of time by four prices: where it opened, the highest, the lowest, and where it closed. The body stands between open and close, and the thin lines, the wicks, reach to the high and the low. On the charts here a rising candle is hollow and a falling one is filled.',
        'That is all it knows. It cannot tell whether the high came before the low, nor how long the price stayed at either. A long lower wick says that the price was down there and came back. The reason is not in the candle.',
      ],
    },
    {
      heading: 'The timeframe is a choice',
      text: [
        'The same trades make candles of a minute, of an hour and of a day. A fall that fills your screen at one minute may be a single wick at one day. Both charts are true; they answer different questions.',
        'Choose by how long you mean to hold. If that is a few days, take the trend from the daily candles, look for your entry on the hourly ones, and leave the rest alone. Going through the timeframes until one of them agrees with you is not analysis. It is shopping.',
      ],
    },
    {
      heading: 'Volume asks who was there',
      text: [
        'Volume is how much was traded during the candle. A new high on large volume means that many people took part at those prices and now have positions to defend. The same high on thin volume may be the work of a few orders.',
        'Volume has a rhythm of its own: it swells when large markets open and close, and sags in between. So compare an hour with the same hour of other days, not with the hour before. Otherwise you will discover every morning that the market has woken up.',
      ],
    },
    {
      heading: 'Levels have a width',
      text: [
        'Support is where buyers have turned up before, resistance is where sellers have. Neither is a line. The people who remember that price do not all remember the same penny, so treat a level as a band as wide as the usual wobble of your candles.',
        'Draw the bands along the wicks or along the bodies, whichever you prefer, but the same way every time, and ask for at least two clear turns before you draw anything. A stop placed exactly on such a level stands in the middle of the crowd, where the price is expected to wander anyway.',
      ],
    },
    {
      heading: 'What no chart knows',
      text: [
        'A chart shows what has happened, and everybody else can see it too. It does not know tomorrow’s news, and it does not know your account.',
        'Before each trade, finish three sentences. I see … It would prove me wrong if … I would then leave at … When the second is hard to write, the chart is decoration.',
        'To practise, open the chart, choose an hourly view, and describe the last ten candles aloud without the word “should”. Then cover the right half of the screen and do it again.',
      ],
    },
  ],
}
