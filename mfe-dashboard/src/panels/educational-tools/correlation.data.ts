import type { Tutorial } from './tutorial'

export const CORRELATION: Tutorial = {
  id: 'correlation',
  title: 'When five positions are one bet',
  duration: 4,
  difficulty: 'Advanced',
  summary:
    'Correlation, the arithmetic of portfolio risk, and how many independent bets you really hold.',
  practice: 'risk-management',
  sections: [
    {
      heading: 'What correlation is',
      text: [
        'Correlation measures whether the returns of two assets tend to be above their averages at the same times. It runs from −1 to 1. At 1 they move in step, at 0 one says nothing of the other, at −1 they are opposites.',
        'It is about returns and not about prices. Two prices can both rise for a year although their daily returns have nothing to do with one another, and a correlation that is computed from prices will look high for any two things that have grown. It is the commonest mistake in the subject.',
      ],
    },
    {
      heading: 'The arithmetic of two',
      text: [
        'Put half of your money into each of two coins, both with a volatility of 60% a year. The volatility of the whole follows from the correlation between them:',
      ],
      example: ['Correlation 0: 42.4%', 'Correlation 0.8: 56.9%', 'Correlation 1: 60%'],
      afterExample: [
        'At a correlation of 0.8, the second coin has taken away three points of sixty. Nearly all of the benefit of spreading lies at low correlations, so five coins that follow the same leader are not a diversified portfolio. They are one position with five fees.',
      ],
    },
    {
      heading: 'How many bets do you hold?',
      text: [
        'A useful rule of thumb for N equal positions with the same correlation ρ between any two of them: they are worth N ÷ (1 + (N − 1) × ρ) independent bets.',
      ],
      example: [
        'Five positions at 0.2: 2.8 bets',
        'Five positions at 0.7: 1.3 bets',
        'Any number of positions at 0.7: at most 1.4 bets',
      ],
      afterExample: [
        'The last line is the sobering one. The ceiling is one divided by the correlation, and no number of further names lifts it. If you want a second bet, you need a different reason, not a different symbol.',
      ],
    },
    {
      heading: 'It moves when you need it',
      text: [
        'Correlations are measured in quiet times and used in bad ones. When everybody sells what can be sold, they rise together, so the calm figure is too kind. Calculate your risk a second time with every correlation at 0.9, and see whether you could live with the answer.',
        'The measurement is also blurred. From sixty daily returns, a correlation of 0.3 is known only to within about 0.23 either way. Optimisers that are fed such numbers build clever portfolios out of noise. Round to the nearest fifth and you lose nothing.',
      ],
    },
    {
      heading: 'What to do about it',
      text: [
        'Limit the risk of each cluster and not only of each position: all coins together as one, say, with a ceiling of three per cent of the account. Spread across reasons: a rule that follows trends and a rule that fades them, on the same coin, may have less in common than two coins under the same rule. And keep some cash, which needs no correlation matrix.',
        'In this simulation each pair walks on its own, so that a paper portfolio looks safer than the same one would be outside. When you set your exposure in the Risk Management panel, set it as though the walks were tied together.',
      ],
    },
  ],
}
