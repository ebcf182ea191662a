import type { WrittenItem } from './news'
import { COMMODITY_DESK } from './sources.data'

export const COMMODITY_ITEMS: readonly WrittenItem[] = [
  {
    id: 'margin-drill-sound-sample',
    title: 'Margin drill: a sound sample hedge that ran out of cash',
    source: COMMODITY_DESK,
    category: 'commodities',
    minutesAgo: 51,
    body: 'An invented bakery hedged a year of wheat. The price fell, so its flour would become cheaper, but the futures lost first and their losses were due in cash every evening. The hedge was right and the bakery nearly closed. Before you hedge a year, the organisers said, arrange to borrow for a month of bad days.',
  },
  {
    id: 'silver-sample-market-smaller',
    title: 'Silver in the sample market: a smaller pool with bigger waves',
    source: COMMODITY_DESK,
    category: 'commodities',
    minutesAgo: 102,
    body: 'The same imaginary ten million pounds was sent into simulated gold and into simulated silver. Gold moved by a tenth of a per cent, silver by more than one. Percentages in two markets cannot be compared until you know how much money stands behind them, and position sizes should say so.',
  },
  {
    id: 'crop-report-exercise-smaller',
    title: 'Crop report exercise: a smaller harvest, and the price fell',
    source: COMMODITY_DESK,
    category: 'commodities',
    minutesAgo: 301,
    body: 'The invented harvest was four per cent smaller than the one before. But the sample market had prepared for six, and the price fell by two per cent within a minute of the report. News moves a price by its distance from what was expected. Last season’s number is of interest to historians.',
  },
  {
    id: 'sample-refinery-closes-repairs',
    title: 'Sample refinery closes for repairs; crude and petrol part ways',
    source: COMMODITY_DESK,
    category: 'commodities',
    minutesAgo: 622,
    body: 'When the invented refinery shut, crude had one buyer fewer and petrol one seller fewer. The first fell, the second rose, and both followed from the same event. Participants who held oil in general were surprised to find that they had been neither right nor wrong.',
  },
  {
    id: 'delivery-drill-nobody-class',
    title: 'Delivery drill: nobody in the class had room for forty tonnes of cocoa',
    source: COMMODITY_DESK,
    category: 'commodities',
    minutesAgo: 998,
    body: 'Three participants forgot to close their futures before the first day of notice and were assigned a delivery, on paper. The invented clearing house asked for the address of a warehouse. Contracts that end in goods need a date in the diary; those that settle in cash need only the money.',
  },
  {
    id: 'power-day-ahead-turns',
    title: 'Power for the day ahead turns negative in the simulation for two hours',
    source: COMMODITY_DESK,
    category: 'commodities',
    minutesAgo: 1445,
    body: 'Wind was plentiful, demand was low, and the invented power stations could not stop in time, so they paid to go on running. A model that took the logarithm of every price stopped with an error. Test a strategy on values that look impossible: markets that cannot store their goods produce them.',
  },
  {
    id: 'winter-pattern-sample-gas',
    title: 'A winter pattern in sample gas survives, its profit does not',
    source: COMMODITY_DESK,
    category: 'commodities',
    minutesAgo: 1809,
    body: 'Over twenty simulated winters gas was dearer than in the summer before in all but three. Buying in summer and selling in winter still earned nothing, as the price for later delivery already contained the difference. A pattern that everybody can see describes the price; it is not a flaw in it.',
  },
]
