import type { Post } from './post'

/** The posts of 2026, newest first. */
export const POSTS_2026: readonly Post[] = [
  {
    id: 'how-prices-are-made',
    title: 'How the simulator makes its prices',
    author: 'Tomasz Verrin',
    date: '2026-11-10',
    tags: ['simulator', 'statistics'],
    picture: {
      kind: 'paths',
      seed: 42,
      drift: 0,
      count: 9,
      alt: 'Nine random walks that begin at the same price, one of them drawn strongly.',
    },
    opening:
      'Every price in this application is invented by a few lines of arithmetic that run in your browser. That is worth knowing in detail, since a simulator teaches well where it resembles a market and badly where it does not. Here is the whole recipe, followed by a list of the habits that you should not bring home from it.',
    minutes: 3,
    leadsTo: { to: '/dashboard#live-market-feed-1', label: 'Watch the simulated prices' },
  },
  {
    id: 'your-data-stay-here',
    title: 'Where your data are: on your device, if you ask for it',
    author: 'Clare Ashdown',
    date: '2026-10-13',
    tags: ['simulator', 'habits'],
    picture: {
      kind: 'flow',
      steps: ['this tab', 'this device', 'your file'],
      alt: 'Three places, each after the other: this tab, this device, a file of your own.',
    },
    opening:
      'A trading diary is private: it shows what you own, what you fear and how often you were wrong. So the first question to ask of any tool that holds it is where it holds it. Here the answer is short. Nothing leaves the browser, and unless you say otherwise nothing outlives the tab. The rest of this post is the small print, in large print.',
    minutes: 2,
    leadsTo: { to: '/settings', label: 'Choose what is kept' },
  },
  {
    id: 'your-first-strategy',
    title: 'Your first strategy fits into one sentence',
    author: 'Harriet Lowell',
    date: '2026-09-15',
    tags: ['strategy', 'habits'],
    picture: {
      kind: 'flow',
      steps: ['idea', 'entry', 'exit', 'size'],
      alt: 'Four steps that follow one another: idea, entry, exit, size.',
    },
    opening:
      'People begin with the entry, because it is the exciting part, and often never reach the rest. A strategy is finished when somebody who dislikes you could trade it for a month without telephoning. That needs four answers: what you buy and on which candles, when you go in, when you come out in each direction, and how much.',
    minutes: 2,
    leadsTo: { to: '/dashboard#custom-strategy-builder', label: 'Write a strategy' },
  },
  {
    id: 'defi-in-three-sums',
    title: 'Stablecoins, loans and pools: DeFi in three sums',
    author: 'Idris Mabey',
    date: '2026-08-11',
    tags: ['crypto', 'risk'],
    picture: {
      kind: 'bars',
      bars: [
        { label: 'deposit', value: 6000, shown: '£6,000', tone: 't3' },
        { label: 'pool', value: 8485, shown: '£8,485', tone: 'accent' },
        { label: 'just held', value: 9000, shown: '£9,000', tone: 'ma2' },
      ],
      alt: 'A deposit of £6,000 became £8,485 in a pool and would have become £9,000 if just held.',
    },
    opening:
      'Decentralised finance is ordinary banking business, deposits, loans and currency exchange, run by programs on a public blockchain in place of a clerk. The programs are open to read and the vocabulary is not. Three small calculations explain most of what goes wrong, and none of them needs more than a pencil.',
    minutes: 2,
    leadsTo: { to: '/dashboard#defi-nft', label: 'Look at the wallet panel' },
  },
  {
    id: 'who-is-missing-from-the-leaderboard',
    title: 'Who is missing from the leaderboard',
    author: 'Clare Ashdown',
    date: '2026-07-14',
    tags: ['statistics', 'habits'],
    picture: {
      kind: 'distribution',
      seed: 8,
      tails: 1,
      mark: { at: 1.6, label: 'on the list' },
      alt: 'A bell-shaped distribution of results, of which only the right end is on the list.',
    },
    opening:
      'A ranking of traders is a true list of the wrong people. It shows those who did best, in a period that has ended, among those who are still there to be counted. Each of the three conditions favours luck over skill. Read with care, such a table can still teach something, though seldom whom to copy.',
    minutes: 2,
    leadsTo: { to: '/dashboard#trader-leaderboard', label: 'Find your own rank' },
  },
  {
    id: 'the-mood-of-the-crowd',
    title: 'Measuring the mood of the crowd',
    author: 'Harriet Lowell',
    date: '2026-06-09',
    tags: ['news', 'statistics'],
    picture: {
      kind: 'bars',
      bars: [
        { label: 'n = 24', value: 50, shown: '±35', tone: 'warn' },
        { label: 'n = 240', value: 50, shown: '±11', tone: 'accent' },
        { label: 'n = 2,400', value: 50, shown: '±3.5', tone: 'up' },
      ],
      alt: 'Three equal scores of 50, uncertain by 35, 11 and 3.5 points as the number of mentions grows.',
    },
    opening:
      'Sentiment figures promise to show what everybody thinks. What they do show is what some people typed, on some sites, in some hours, sorted by a program into nice and nasty. That is still information. It deserves the same two questions as any opinion poll: how many were asked, and who chose to answer.',
    minutes: 2,
    leadsTo: { to: '/dashboard#social-sentiment', label: 'Read the sentiment scores' },
  },
  {
    id: 'arbitrage-after-fees',
    title: 'Arbitrage, after fees',
    author: 'Tomasz Verrin',
    date: '2026-05-12',
    tags: ['costs', 'crypto'],
    picture: {
      kind: 'bars',
      bars: [
        { label: 'gap', value: 100, shown: '£100.00', tone: 'accent' },
        { label: 'two fees', value: 90.1, shown: '£90.10', tone: 'warn' },
        { label: 'kept', value: 9.9, shown: '£9.90', tone: 'up' },
      ],
      alt: 'A price gap of £100, two fees of £90.10 together, and £9.90 that is kept.',
    },
    opening:
      'Bitcoin is offered at £45,000 on one exchange and wanted at £45,100 on another. Buy here, sell there, keep a hundred pounds, repeat. It sounds like free money, and it is the most instructive trade in the world, because the four reasons why it is not free are the four things that every other trader pays for without noticing.',
    minutes: 2,
    leadsTo: { to: '/dashboard#multi-asset-arbitrage', label: 'Compare the exchanges' },
  },
  {
    id: 'a-backtest-that-fits-too-well',
    title: 'A backtest that fits too well',
    author: 'Clare Ashdown',
    date: '2026-04-14',
    tags: ['statistics', 'strategy'],
    picture: {
      kind: 'paths',
      seed: 160,
      drift: 0.05,
      count: 14,
      alt: 'Fourteen equity curves of rules without an edge, of which the luckiest stands out.',
    },
    opening:
      'Give a computer enough rules to try and it will find one that would have made a fortune. This is no achievement: past prices are a fixed set of numbers, and any fixed set of numbers can be fitted. The art of testing lies in arranging matters so that a bad idea has a fair chance to look bad, while there is still time to drop it.',
    minutes: 2,
    leadsTo: { to: '/strategy-builder', label: 'Write the rule down first' },
  },
  {
    id: 'count-reasons-not-names',
    title: 'Diversification: count the reasons, not the names',
    author: 'Idris Mabey',
    date: '2026-03-10',
    tags: ['portfolio', 'statistics'],
    picture: {
      kind: 'scatter',
      seed: 14,
      correlation: 0.7,
      alt: 'The daily returns of two markets as points, which gather around a rising line.',
    },
    opening:
      'Ten positions are not ten bets if they all rise and fall together. What protects a portfolio is that its parts have different reasons to lose money, and the number that measures this is the correlation between their returns. Two formulas, both short, show how much safety another holding buys, and when it stops buying any.',
    minutes: 2,
    leadsTo: { to: '/portfolio', label: 'Read the weights of your holdings' },
  },
  {
    id: 'sharpe-ratio-and-its-limits',
    title: 'The Sharpe ratio and what it cannot see',
    author: 'Tomasz Verrin',
    date: '2026-02-10',
    tags: ['statistics', 'portfolio'],
    picture: {
      kind: 'distribution',
      seed: 19,
      tails: 2.6,
      mark: { at: -2.4, label: 'the tail' },
      alt: 'Returns that follow a bell curve in the middle and go far beyond it at the left.',
    },
    opening:
      'Two accounts both grew by a tenth. One climbed like a staircase, the other like a drunk on a staircase. William Sharpe’s ratio puts a number on the difference: the return above what a safe deposit would have paid, divided by how much that return wobbled. It is the best single figure that we have, and it can be badly fooled.',
    minutes: 2,
    leadsTo: { to: '/dashboard#customisable-reports', label: 'Compute it for your own account' },
  },
  {
    id: 'risk-of-ruin',
    title: 'Risk of ruin: how a winning method goes broke',
    author: 'Harriet Lowell',
    date: '2026-01-13',
    tags: ['risk', 'statistics'],
    picture: {
      kind: 'paths',
      seed: 260,
      drift: 0.04,
      count: 12,
      floor: { at: 0.2, label: 'ruin' },
      alt: 'Twelve accounts under the same rule; those that touch a line called ruin end there.',
    },
    opening:
      'A method can be right more often than wrong, earn money on average, and still finish you. All it takes is a stake so large that an ordinary run of bad luck empties the account before the average has had time to arrive. The chance of that is called the risk of ruin, and for the simplest kind of trade it can be calculated exactly.',
    minutes: 2,
    leadsTo: { to: '/dashboard#risk-management', label: 'See your maximum loss' },
  },
]
