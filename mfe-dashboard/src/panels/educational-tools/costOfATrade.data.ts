import type { Tutorial } from './tutorial'

export const COST_OF_A_TRADE: Tutorial = {
  id: 'cost-of-a-trade',
  title: 'What a trade really costs',
  duration: 4,
  difficulty: 'Beginner',
  summary:
    'Fee, spread, slippage and holding cost: the sum that decides whether a good idea is a good trade.',
  practice: 'customisable-reports',
  sections: [
    {
      heading: 'Four costs, one receipt',
      text: [
        'A trade has up to four costs. The fee, which the venue charges. The spread, which you pay by buying at the ask and selling at the bid. Slippage, when your order is larger than the best price can serve. And the cost of holding: interest on borrowed money, funding, or the rolling of a contract that ends.',
        'Only the first of them stands on the receipt. The others are hidden in the prices at which you traded, and for most people they are together larger than the fee.',
      ],
    },
    {
      heading: 'There and back again',
      text: [
        'Every cost of trading is paid twice, since what goes in has to come out. Take a position of £5,000 in a liquid pair:',
      ],
      example: [
        'Fee of 0.1%, twice: £10.00',
        'Spread of 0.04%, once across: £2.00',
        'Slippage of 0.02%, twice: £2.00',
        'Together £14.00, which is 0.28% of the position',
      ],
      afterExample: [
        'The price has to move by 0.28% in your favour before you have earned your first penny. That figure is your toll. You should know it for your usual market and size as you know the price of your train ticket.',
      ],
    },
    {
      heading: 'Costs multiply by habit',
      text: [
        'One round trip at 0.28% is nothing. Ten a week are £140 on that position of £5,000, and over forty-eight weeks they are £6,720: more than the position itself. The same trader with one round trip a week pays £672.',
        'So a method that trades often needs a much larger edge than one that trades seldom, only to stand still. When somebody shows you a strategy that makes a tiny profit many times a day, ask which costs were in the calculation, and do the sum again with twice as much.',
      ],
    },
    {
      heading: 'Costs that you can choose',
      text: [
        'You cannot haggle with a market, but you choose more than you might think. Trade while it is busy, when spreads are narrow. Use a limit order where not trading would be no disaster. Split an order that is large for its book. Stay away from the smallest coins, whose spread alone may be ten times the fee.',
        'Above all, hold for longer. The toll is the same for a move of one per cent and for a move of ten.',
      ],
    },
    {
      heading: 'Practise it',
      text: [
        'Make a detailed report on your paper ledger and add up the fees. Divide by the number of round trips, and then by the average size of a position. That is the visible half of your toll; as the simulated ticket has no spread, add what you think it would be elsewhere.',
        'Now put it beside your average gain. If the toll takes more than a fifth of it, you have two ways out: fewer trades, or larger moves. Better forecasts, the third way, are the one that everybody tries first.',
      ],
    },
  ],
}
