import type { WrittenItem } from './news'
import { ECONOMY_DESK, WIRE } from './sources.data'

export const ECONOMY_ITEMS: readonly WrittenItem[] = [
  {
    id: 'sample-yield-curve-turns',
    title: 'Sample yield curve turns upside down; the class argues about what it knows',
    source: ECONOMY_DESK,
    category: 'economy',
    minutesAgo: 9,
    body: 'For a while, borrowing for two years cost more in the simulation than borrowing for ten. Half of the class read a recession into it; the other half pointed out that the exercise had held only three recessions, which is not a sample. They agreed that the curve sums up expectations, and that expectations have been wrong before.',
  },
  {
    id: 'revised-figures-invented-growth',
    title: 'Revised figures: the invented growth rate that was never what it was',
    source: ECONOMY_DESK,
    category: 'economy',
    minutesAgo: 121,
    body: 'The first estimate of sample growth was 0.4 per cent. A quarter later it read 0.1, and after a year 0.6. A test that used the final figure had traded on knowledge that nobody possessed at the time. Databases that keep the first print are dull and expensive, and for testing they are the only honest ones.',
  },
  {
    id: 'sample-basket-two-households',
    title: 'One sample basket, two households, two rates of inflation',
    source: ECONOMY_DESK,
    category: 'economy',
    minutesAgo: 333,
    body: 'One invented household rented and drove to work; the other was retired and owned its home. In the same simulated year their living costs rose by 5.1 and by 2.3 per cent, around an average of 3.6. An average is right about everybody together and about hardly anyone in particular. Plan your savings with your own basket.',
  },
  {
    id: 'bond-class-yields-rose',
    title: 'Bond class: yields rose by one point, the long sample bond lost fifteen per cent',
    source: ECONOMY_DESK,
    category: 'economy',
    minutesAgo: 577,
    body: 'Prices of bonds move against their yields, and the longer the money is tied up the further they move. In the exercise a two-year bond lost just under two per cent and a very long one about fifteen, with no doubt at all about the invented borrower. Safe describes who pays you back. It says nothing of the price in between.',
  },
  {
    id: 'forecasting-contest-goes-entry',
    title: 'Forecasting contest goes to the entry that changed its mind most often',
    source: WIRE,
    category: 'economy',
    minutesAgo: 933,
    body: 'Forty readers predicted twelve invented releases. The winner revised in small steps as hints came in, and gave ranges instead of points; the most confident entry finished thirty-eighth. The scoring rewarded those who say 70 per cent when a thing happens seven times in ten. Certainty paid well when it was right and was ruinous when it was not.',
  },
  {
    id: 'savings-drill-best-sample',
    title: 'Savings drill: the best sample account did not have the best rate',
    source: ECONOMY_DESK,
    category: 'economy',
    minutesAgo: 1537,
    body: 'Once fees, a limit on the balance and a period of notice were counted, the invented account with the third-highest rate paid the most over a simulated year. The headline rate of the winner was true, and applied to the first thousand pounds. Reading the second page of the terms took the class six minutes.',
  },
  {
    id: 'chart-reading-same-sample',
    title: 'Chart reading: the same sample debt looks alarming or dull',
    source: ECONOMY_DESK,
    category: 'economy',
    minutesAgo: 2180,
    body: 'The class was shown one invented series four times: from zero, from its lowest value, on a logarithmic scale, and as a share of output. Asked for a headline, they wrote four different ones. Before a chart changes your position, look where its axis begins and what the figures were divided by.',
  },
]
