import type { Tutorial } from './tutorial'

export const POSITION_SIZE: Tutorial = {
  id: 'position-size',
  title: 'How much to risk on one trade',
  duration: 5,
  difficulty: 'Beginner',
  summary:
    'Start from the loss that you can bear and let it fix the size: the formula, and why small wins.',
  practice: 'risk-management',
  sections: [
    {
      heading: 'Start from the loss',
      text: [
        'Most beginners decide how much to buy by how much they would like to earn, or simply by how much cash is there. Turn it round. Decide how much you are willing to lose if the idea is wrong, and let that fix the size.',
        'A common choice is between half a per cent and one per cent of the account on each trade; two is bold. Which figure you take matters less than that it is the same on Monday, after a loss, as on Friday, after a gain.',
      ],
    },
    {
      heading: 'The formula',
      text: [
        'You need three numbers: the money at risk, the price at which you enter, and the price at which you would admit that you were wrong, your stop.',
      ],
      example: [
        'Account £10,000, risk 1%: £100',
        'Entry £1,500, stop £1,440: £60 a coin',
        'Size = £100 ÷ £60 = 1.66 coins, rounded down',
        'Value of the position: 1.66 × £1,500 = £2,490',
      ],
      afterExample: [
        'Look at the last line. A quarter of the account is in the position, yet only one per cent of it is at risk. These are two different numbers, and they are confused every day: how much is invested, and how much is lost when the stop is reached.',
      ],
    },
    {
      heading: 'A wide stop means a small size',
      text: [
        'Suppose the chart says that the stop belongs at £1,380. The distance doubles to £120, so the size halves to 0.83 coins. The planned loss is £100 as before. Distance and size move against each other, and the risk stays where you put it.',
        'Never pull the stop closer in order to afford a larger position. You would be paying for size with a greater chance of being thrown out by ordinary wobble. And if the size that comes out is too small to be worth the fee, the trade is simply not one for this account.',
      ],
    },
    {
      heading: 'Why small: losses come in runs',
      text: [
        'Even a method that wins half of its trades will, somewhere in a hundred of them, more likely than not lose six in a row. What six losses leave behind depends on the size alone:',
      ],
      example: [
        '1% each: down 5.9%, and 6.2% brings you back',
        '5% each: down 26.5%, and 36.0% brings you back',
        '10% each: down 46.9%, and 88.2% brings you back',
      ],
      afterExample: [
        'The way back is always longer than the way down, and it gets longer faster. Small risk is not timidity. It is what keeps the run of six from being the end of the story.',
      ],
    },
    {
      heading: 'The whole account',
      text: [
        'Five positions with one per cent each are a risk of five per cent if they all fall together, and in the same kind of asset they often do. Put a ceiling on the sum as well as on each part.',
        'Nor is a stop a guarantee. When the price jumps across it you are filled beyond it, and the loss is larger than planned.',
        'In the Risk Management panel, enter an exposure and a stop-loss and read the largest loss in pounds. Compare the presets: 50% exposure with a stop of 10% puts 5% of the account at risk, and 30% with 5% puts 1.5%.',
      ],
    },
  ],
}
