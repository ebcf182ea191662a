import type { Tutorial } from './tutorial'

export const ORDER_TO_FILL: Tutorial = {
  id: 'order-to-fill',
  title: 'From order to fill',
  duration: 5,
  difficulty: 'Beginner',
  summary:
    'Bid and ask, market and limit orders, and why the price that you saw is not always the price that you get.',
  practice: 'trade-execution',
  sections: [
    {
      heading: 'Two prices, not one',
      text: [
        'A market never has one price. There is the best price at which somebody will buy from you, the bid, and the best price at which somebody will sell to you, the ask. The ask is always the higher of the two, and the gap between them is the spread.',
        'If you buy at the ask and change your mind a second later, you sell at the bid. You have paid the spread although the market has not moved at all. That is why a fresh position usually starts a little in the red.',
        'The price that a chart or a headline quotes is mostly the last trade, or the middle between bid and ask. It is a fair summary, but nobody promised to trade with you at that price.',
      ],
    },
    {
      heading: 'What stands in the book',
      text: [
        'Behind the best bid and the best ask wait further orders, each with a price and a size. Together they are the order book. Suppose that you want to buy one whole bitcoin at once, and this is what is on offer:',
      ],
      example: [
        '0.4 at £45,010',
        '0.6 at £45,020',
        '1.0 at £45,050',
        'One coin costs £45,016 on average; two cost £45,033 each.',
      ],
      afterExample: [
        'The best price on the screen was never available for the size that you wanted. The difference is called slippage: £6 for one coin, £23 a coin for two. In a busy market it is small, in a thin one it can be the largest cost of the trade.',
      ],
    },
    {
      heading: 'Market and limit orders',
      text: [
        'A market order says: fill me now, at whatever the book offers. It is certain to trade and uncertain in price. A limit order says: this price or a better one, otherwise not at all. It is certain in price and may never trade.',
        'Neither is the clever one. Ask which mistake would hurt more: paying a little too much, or not having the position. To leave a trade that has gone wrong, most people want out more than they want a good price. To enter on an idea that only makes sense below a certain price, a limit says exactly that.',
        'A limit to buy that lies above the ask fills at once, but never beyond your price. In a thin market that is a sensible habit: a market order with a ceiling.',
      ],
    },
    {
      heading: 'How old is that price?',
      text: [
        'Every price that you see is a message from the past, if only from a second ago. In a quiet market this does not matter. In a fast one, the order that you aimed at has gone by the time yours arrives.',
        'Systems therefore refuse to trade on a quote that is too old. The order ticket here refuses one of more than ten seconds, and otherwise fills at the price that it showed when you clicked. Real venues make no such promise for a market order. Get used to looking at the age of a quote before its direction.',
      ],
    },
    {
      heading: 'Practise it',
      text: [
        'Before you place your next paper order, write down three things: the price shown, the amount, and the fee that you expect, which is 0.1% of the total. Then compare them with the entry in your ledger. Do it three times, with three sizes.',
        'Note what is missing. The simulated ticket has one price for both sides and any size, so your paper results are a little better than they would be elsewhere. Remember that whenever a paper result is only just positive.',
      ],
    },
  ],
}
