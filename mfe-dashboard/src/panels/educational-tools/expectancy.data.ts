import type { Tutorial } from './tutorial'

export const EXPECTANCY: Tutorial = {
  id: 'expectancy',
  title: 'Win rate, payoff and expectancy',
  duration: 4,
  difficulty: 'Intermediate',
  summary:
    'Why nine winners in ten can lose money, and how many trades it takes before a record means anything.',
  practice: 'trader-leaderboard',
  sections: [
    {
      heading: 'The win rate alone says nothing',
      text: [
        'Somebody wins nine trades out of ten, £10 each, and loses £100 in the tenth. In ten trades that is £90 gained and £100 lost. The win rate is ninety per cent, and the account shrinks.',
        'Such records are easy to make. Take every small profit at once, and never accept a loss until it is enormous. They look splendid for a while, which is why a win rate without the size of wins and losses is worth nothing, whoever shows it to you.',
      ],
    },
    {
      heading: 'Expectancy',
      text: [
        'What counts is the average result of a trade. Multiply the share of winners by the average win, and take off the share of losers times the average loss.',
      ],
      example: [
        '40% × £150 − 60% × £80',
        '= £60 − £48 = £12 a trade',
        'After £5 of costs: £7 a trade',
      ],
      afterExample: [
        'This method is wrong more often than right, and earns. To compare trades of different sizes, count in units of the risk that you planned: with £80 at risk, the £12 are 0.15 R. A result in R tells how well you traded; a result in pounds mixes that with how large you traded.',
      ],
    },
    {
      heading: 'The win rate that you need',
      text: [
        'Payoff is the average win divided by the average loss. From it follows the win rate at which you break even: one divided by one plus the payoff.',
      ],
      example: ['Payoff 2: you need 33.3%', 'Payoff 1: you need 50%', 'Payoff 0.5: you need 66.7%'],
      afterExample: [
        'Payoff and win rate pull against each other. A target further away is reached less often; a closer stop is hit more often. Moving either of them improves one figure and spoils the other, and only the expectancy says whether the exchange was a good one.',
      ],
    },
    {
      heading: 'How many trades are enough?',
      text: [
        'A record is a sample. With thirty trades and eighteen winners, the measured win rate is 60%, but the true one may lie anywhere between about 42% and 78%. With two hundred trades and the same rate, it lies between about 53% and 67%.',
        'So thirty trades cannot tell skill from luck, and two winners out of two say nothing at all. This is also why you should not change a method after five losses. They are what a sound method looks like, now and then.',
      ],
    },
    {
      heading: 'A journal that you will read',
      text: [
        'For each trade note seven things: the reason, entry, stop, target, size, result in R, and whether you did what you had planned. Two minutes. Leave the poetry out.',
        'After thirty trades, sort them by reason and by whether you kept to the plan. Most people find that one kind of trade earns everything and another gives it back, and that unplanned trades are the worst kind of all.',
        'On the leaderboard, look at win rates together with the number of trades behind them, your own included. Which of them would you still believe?',
      ],
    },
  ],
}
