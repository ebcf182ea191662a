import type { Tutorial } from './tutorial'

export const TREND_OR_RANGE: Tutorial = {
  id: 'trend-or-range',
  title: 'Trend or range?',
  duration: 4,
  difficulty: 'Intermediate',
  summary:
    'Every tool works in one of the two and loses in the other. Three ways to tell which one you are in.',
  practice: 'chart-analysis',
  sections: [
    {
      heading: 'Why it comes first',
      text: [
        'Tools come in two families. Breakouts and moving averages bet that a move goes on. Oscillators, such as the RSI, and bands bet that it comes back. Each family earns where the other loses.',
        'That is why the same indicator gets praised and cursed by people who are both telling the truth: they used it in different markets. Before you ask any tool for a signal, decide which family may speak at all.',
      ],
    },
    {
      heading: 'Moving averages, and their delay',
      text: [
        'A simple moving average is the mean of the last closes. It lags by about half its length: one of 50 candles tells you where the middle of the market was 24 or 25 candles ago. An exponential average weights the recent closes more and lags less, and jitters more. There is no average without this bargain.',
        'Its slope says more than a crossing does. In a trend the price stays on one side for a long time. In a range it goes back and forth. Count how often the close has crossed the average over the last fifty candles: four times or fewer looks like a trend, more than ten like a range, and anything between is a shrug.',
      ],
    },
    {
      heading: 'Highs and lows',
      text: [
        'The oldest definition needs no indicator. An uptrend is a series of higher highs and higher lows; it ends when the price goes below its last low. A downtrend is the mirror image. In a range, highs stop at about the same place, and so do lows.',
        'To keep yourself honest, decide beforehand what counts as a high or a low. A turn of at least two ATR is a workable rule. Without one you will find, in any chart, exactly the swings that your position needs.',
      ],
    },
    {
      heading: 'One number, and what chance makes of it',
      text: [
        'The efficiency ratio divides how far the price got by how far it walked: the net change over some candles by the sum of all the single changes.',
      ],
      example: [
        'Net £300, walked £500 in ten candles: 0.6',
        'Net £50, walked £500 in ten candles: 0.1',
        'A coin toss of ten steps: about 0.25 on average',
      ],
      afterExample: [
        'The last line is the important one. A market without any direction, whose steps differ in size, gives on average about 0.3 over ten candles, and about 0.14 over fifty. A figure near that says nothing, however straight the line may look.',
      ],
    },
    {
      heading: 'When it changes',
      text: [
        'Most losses come at the change from one state to the other, and nobody sees that on the day. Do not swap methods at each doubt. Judge the state at fixed times, by a written rule, and when the answer is unclear trade half the size or not at all.',
        'A warning for practising here: the prices in this product are a simulated random walk. Every trend that you see in them is an accident. There is no better place to learn how convincing accidents look, and none worse to conclude that your method works because it caught one.',
      ],
    },
  ],
}
