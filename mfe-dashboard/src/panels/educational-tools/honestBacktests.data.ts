import type { Tutorial } from './tutorial'

export const HONEST_BACKTESTS: Tutorial = {
  id: 'honest-backtests',
  title: 'Testing a strategy without fooling yourself',
  duration: 5,
  difficulty: 'Advanced',
  summary:
    'Counting the trials, shutting out the future, splitting the past, and reading a result with its margin.',
  practice: 'custom-strategy-builder',
  sections: [
    {
      heading: 'A good past is cheap',
      text: [
        'Everybody can find a rule that did well on a past that is already known. Try twenty rules that are worth nothing, and ask each for a result that chance alone would produce once in twenty times. The probability that at least one of them passes is 64%.',
        'So the number of things that you tried belongs to the result, as the dose belongs to the medicine. Keep a list, count the variants that you threw away, and write the count on the report. A result that was the best of two hundred needs to be far better than one that was the first.',
      ],
    },
    {
      heading: 'Shut out the future',
      text: [
        'The commonest fault is small: the rule uses the close of a candle and buys at that same close. Decide on finished candles and trade at the next open. Other leaks are figures that were revised later, lists of companies that leave out those which failed, and averages that were computed over the whole period.',
        'There is a simple test for all of them. Delay every trade by one candle. A real edge gets a little worse. A leak loses most of its profit at once, since what it lived on was knowledge that you would not have had.',
      ],
    },
    {
      heading: 'Split the past, and keep it split',
      text: [
        'Build the rule on one part of the history and judge it on another which it has never seen. The second part may be used once. As soon as you have looked at it and changed something, it has become part of the first, and you need a new one.',
        'Walking forward makes better use of a short history: fit on twelve months, judge on the next three, move on by three, and join the judged parts together. The joined record is what you would have had, provided that you had chosen the procedure in advance, and not after seeing which of them joined up best.',
      ],
    },
    {
      heading: 'Try to break it',
      text: [
        'Double the costs. Move each parameter by a fifth. Leave out the best five trades. Start a month later. Run it on a similar market. A sound rule gets worse gradually, and none of these kills it; an accident dies at the first.',
        'Look at the neighbours of your best setting as well. If 14 works, then 12 and 16 should work nearly as well. A single high peak with nothing around it is a coincidence that you happened to step on.',
        'Then compare with doing nothing: with simply holding the asset, and with entering at random and holding for as long. If you cannot beat the second, your rule for entering adds nothing.',
      ],
    },
    {
      heading: 'Read the result with its margin',
      text: [
        'Report the number of trades, the expectancy after costs, the deepest drawdown and the longest time under water, the worst month, and the number of variants tried. The Sharpe ratio alone hides all of them.',
        'It also has a wide margin. Measured over three years, it is uncertain by about 1.1 either way; over four years, by about 1. A Sharpe ratio of 1 from three years of data is therefore barely to be told from none.',
        'If the rule survives, run it on paper, then with the smallest size. Write beforehand at which loss you will switch it off, for example at one and a half times the deepest drawdown of the test. The test in the strategy builder confirms that a rule can be run. Whether it should be, is what these five pages are for.',
      ],
    },
  ],
}
