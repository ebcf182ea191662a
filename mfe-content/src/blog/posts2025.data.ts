import type { Post } from './post'

/** The posts of 2025, newest first. */
export const POSTS_2025: readonly Post[] = [
  {
    id: 'where-the-stop-belongs',
    title: 'Where the stop belongs',
    author: 'Tomasz Verrin',
    date: '2025-12-09',
    tags: ['risk', 'orders'],
    picture: {
      kind: 'candles',
      seed: 31,
      drift: 0.02,
      levels: [
        { at: 0, label: 'swing low', tone: 't3' },
        { at: -0.25, label: 'stop', tone: 'down' },
      ],
      alt: 'Candles above two dashed lines: a swing low and, some way below it, the stop.',
    },
    opening:
      'Most stops are put where the loss would be bearable. That is a fact about the trader, and the market does not know it. A stop has one task, which is to close the trade once the reason for it has gone; so it has to stand at a price that the reason itself names, and the amount of money has to follow.',
    minutes: 2,
    leadsTo: { to: '/dashboard#alerts-notifications', label: 'Set an alert below a price' },
  },
  {
    id: 'a-journal-that-answers',
    title: 'A trading journal that answers questions',
    author: 'Harriet Lowell',
    date: '2025-11-11',
    tags: ['habits', 'statistics'],
    picture: {
      kind: 'bars',
      bars: [
        { label: 'breakouts', value: 410, shown: '+£410', tone: 'up' },
        { label: 'news', value: 120, shown: '+£120', tone: 'up' },
        { label: 'boredom', value: -260, shown: '−£260', tone: 'down' },
      ],
      alt: 'Profit by reason: breakouts £410, news £120, boredom a loss of £260.',
    },
    opening:
      'A list of trades is not a journal. The broker keeps the list, and it will tell you what happened but never why you were there. A journal adds the two things that only you know: what you expected before the trade, and what you felt like doing while it ran. With those in it, twenty trades are enough to learn something.',
    minutes: 2,
    leadsTo: { to: '/dashboard#customisable-reports', label: 'Make a detailed report' },
  },
  {
    id: 'reading-an-order-book',
    title: 'Reading an order book, and what slippage has to do with it',
    author: 'Idris Mabey',
    date: '2025-10-07',
    tags: ['orders', 'costs'],
    picture: {
      kind: 'book',
      seed: 12,
      gap: 1,
      taken: 3,
      alt: 'An order book with asks above and bids below; an order has taken the first three asks.',
    },
    opening:
      'The price on the screen is a rumour about one small order. Behind it stands a queue: so many units offered at this price, more at a slightly worse one, and so on outwards in both directions. Whoever buys more than the first level holds walks up the queue, and the difference between the price they saw and the price they paid is called slippage.',
    minutes: 2,
    leadsTo: { to: '/dashboard#trade-execution', label: 'Place an order on paper' },
  },
  {
    id: 'before-the-number',
    title: 'Before the number: trading around the economic calendar',
    author: 'Clare Ashdown',
    date: '2025-09-16',
    tags: ['news', 'risk'],
    picture: {
      kind: 'candles',
      seed: 77,
      drift: -0.09,
      levels: [{ at: 0.62, label: 'planned stop', tone: 'warn' }],
      alt: 'Candles that fall through a planned stop.',
    },
    opening:
      'Inflation figures, employment reports and rate decisions come at times that everybody knows months ahead. What they will say is unknown; that they will move prices, and that the minutes around them are the dearest of the week to trade in, is as certain as anything in this business gets. The calendar is the one forecast that comes true.',
    minutes: 2,
    leadsTo: { to: '/dashboard#economic-calendar', label: 'Open the economic calendar' },
  },
  {
    id: 'moving-averages-that-cross',
    title: 'Moving averages that cross, and how late they are',
    author: 'Tomasz Verrin',
    date: '2025-08-12',
    tags: ['indicators', 'strategy'],
    picture: {
      kind: 'candles',
      seed: 5,
      drift: 0.03,
      averages: [4, 12],
      alt: 'Candles with a fast and a slow moving average that cross several times.',
    },
    opening:
      'Draw the mean of the last five closes and the mean of the last twenty, buy when the first rises through the second, sell when it falls back. It is the oldest mechanical rule there is, and a good one to study, because everything that is wrong with it can be worked out on the back of an envelope before a single pound is at stake.',
    minutes: 2,
    leadsTo: { to: '/dashboard#chart-analysis', label: 'Draw averages on a chart' },
  },
  {
    id: 'the-way-back-up',
    title: 'Drawdown, and the way back up',
    author: 'Harriet Lowell',
    date: '2025-07-08',
    tags: ['risk', 'statistics'],
    picture: {
      kind: 'drawdown',
      seed: 21,
      drift: 0.11,
      alt: 'An account’s value under its dashed earlier peak, and below it the distance from that peak.',
    },
    opening:
      'The return of a year says where an account ended. The drawdown says what its owner had to sit through on the way: how far, at the worst moment, it stood below its own earlier peak. Of the two, it is the drawdown that makes people stop, usually within days of the bottom, and so it decides whether they were there for the return at all.',
    minutes: 2,
    leadsTo: { to: '/dashboard#customisable-reports', label: 'Make a performance report' },
  },
  {
    id: 'fees-against-the-scalper',
    title: 'A fee of 0.1% against the scalper',
    author: 'Idris Mabey',
    date: '2025-05-27',
    tags: ['costs', 'strategy'],
    picture: {
      kind: 'bars',
      bars: [
        { label: 'edge', value: 5, shown: '+£5', tone: 'up' },
        { label: 'fees', value: -10, shown: '−£10', tone: 'warn' },
        { label: 'left', value: -5, shown: '−£5', tone: 'down' },
      ],
      alt: 'Of an average trade: an edge of £5, fees of £10, and a loss of £5 that is left.',
    },
    opening:
      'One tenth of one per cent sounds like nothing. On an order of £5,000 it is a five-pound note, and for an investor who buys twice a year it is indeed nothing. For somebody who means to take thirty pence out of every hundred pounds, many times a day, it is the largest opponent in the market, and it never has a bad day.',
    minutes: 2,
    leadsTo: { to: '/dashboard#trade-execution', label: 'See the fee before an order' },
  },
  {
    id: 'rsi-is-a-fraction',
    title: 'RSI is a fraction, and no more than that',
    author: 'Clare Ashdown',
    date: '2025-04-15',
    tags: ['indicators'],
    picture: {
      kind: 'oscillator',
      seed: 9,
      drift: 0.06,
      period: 14,
      upper: 70,
      lower: 30,
      alt: 'A price, and below it its relative strength index between the lines 70 and 30.',
    },
    opening:
      'Few indicators are quoted as often as the relative strength index, and few are explained as rarely. J. Welles Wilder published it in 1978, when it was worked out by hand on squared paper, which tells you that there cannot be much inside. There is one division. Knowing what is divided by what saves a good deal of money later.',
    minutes: 2,
    leadsTo: { to: '/dashboard#alerts-notifications', label: 'Set an alert on RSI' },
  },
  {
    id: 'how-many-to-buy',
    title: 'How many to buy: position size from the stop backwards',
    author: 'Harriet Lowell',
    date: '2025-03-04',
    tags: ['risk', 'habits'],
    picture: {
      kind: 'flow',
      steps: ['risk £500', '÷ distance', '− fees', '7.94 ETH'],
      alt: 'Four steps: a risk of £500, divided by the distance to the stop, less fees, gives 7.94 ETH.',
    },
    opening:
      'Ask a beginner how they chose the size of a trade and you will hear a round number: one coin, a thousand pounds, half the account. Ask somebody who has lasted and you will hear a division. The size is the only part of a trade that is wholly yours to decide, and it does more to your results than any signal that you will ever find.',
    minutes: 2,
    leadsTo: { to: '/dashboard#risk-management', label: 'Set exposure and stop-loss' },
  },
  {
    id: 'what-the-spread-costs',
    title: 'The spread: a fee that no receipt shows',
    author: 'Idris Mabey',
    date: '2025-01-21',
    tags: ['costs', 'orders'],
    picture: {
      kind: 'book',
      seed: 3,
      gap: 4,
      taken: 0,
      alt: 'An order book with a wide gap between the lowest ask and the highest bid.',
    },
    opening:
      'Every market has two prices at once. The ask is what you pay when you are in a hurry to buy, the bid is what you get when you are in a hurry to sell, and the ask is always the higher of the two. The gap between them belongs to whoever was patient. If you buy and at once sell again, nothing has moved, and yet you are poorer by the gap.',
    minutes: 2,
    leadsTo: { to: '/dashboard#trade-execution', label: 'Open the order ticket' },
  },
]
