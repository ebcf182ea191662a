import type { WrittenItem } from './news'
import { FX_DESK, WIRE } from './sources.data'

export const FOREX_ITEMS: readonly WrittenItem[] = [
  {
    id: 'spread-watch-quiet-hour',
    title: 'Spread watch: the quiet hour between two sample sessions is the dear one',
    source: FX_DESK,
    category: 'forex',
    minutesAgo: 24,
    body: 'After the invented western session closes and before the eastern one opens, few dealers quote. The demo desk measured spreads of three to five times their midday width for about an hour, and stops that were hit by nothing but the spread. It no longer leaves a stop within that distance overnight.',
  },
  {
    id: 'twenty-five-pips-four',
    title: 'Twenty-five pips, four pounds: the class sizes before it looks',
    source: FX_DESK,
    category: 'forex',
    minutesAgo: 143,
    body: 'Students were given a stop of twenty-five pips and an account of ten thousand pounds, of which they would risk one per cent. The arithmetic leaves no choice: a hundred pounds over twenty-five pips is four pounds a pip. Only then were they shown the chart. Results improved most for those who used to size by mood.',
  },
  {
    id: 'triangle-test-three-sample',
    title: 'Triangle test: three sample rates agree to within the cost of checking',
    source: FX_DESK,
    category: 'forex',
    minutesAgo: 215,
    body: 'Pounds to euros, euros to dollars, dollars back to pounds: over ten thousand simulated quotes the round trip lost money in all but forty, and those forty lasted less than a second. A price that looks like a gift has usually been seen already by somebody with a shorter cable.',
  },
  {
    id: 'hedged-or-sample-investor',
    title: 'Hedged or not? A sample investor pays to find out',
    source: WIRE,
    category: 'forex',
    minutesAgo: 486,
    body: 'Two copies of the same foreign portfolio ran side by side for a simulated year, one of them with its currency hedged. The hedged copy was steadier and ended 1.4 per cent behind, which was the gap between the two invented interest rates, almost to the decimal. A hedge is not a forecast. It is the price of a quieter statement.',
  },
  {
    id: 'practice-importer-learns-limit',
    title: 'Practice importer learns that a limit order is not a budget',
    source: FX_DESK,
    category: 'forex',
    minutesAgo: 719,
    body: 'The invented firm needed euros by Friday and placed a limit a little below the market. The rate drifted the other way for four days, and the firm bought at the end, two per cent worse off. Half at once and half at the limit would have cost it one. An order that may not be filled cannot be the whole plan for a payment that must be made.',
  },
  {
    id: 'stops-gather-round-numbers',
    title: 'Stops gather at round numbers in the sample book, and so do surprises',
    source: FX_DESK,
    category: 'forex',
    minutesAgo: 1061,
    body: 'A map of resting orders in the simulation shows four times as many stops just beyond round prices as between them. When one such price is reached the stops trade together, and the rate runs a little further before it comes back. Moving a stop a few pips away from the crowd costs next to nothing.',
  },
  {
    id: 'two-holiday-calendars-demo',
    title: 'Two holiday calendars, one demo trade, settled a day late',
    source: FX_DESK,
    category: 'forex',
    minutesAgo: 1360,
    body: 'The two currencies of the trade had different bank holidays, and the invented back office looked at one of the calendars. Settlement slipped by a day and the sample client paid interest on it. A currency trade settles when both places are open; the demo desk now shows both calendars beside the ticket.',
  },
  {
    id: 'pegged-sample-currency-holds',
    title: 'A pegged sample currency holds, holds, and then does not',
    source: WIRE,
    category: 'forex',
    minutesAgo: 2047,
    body: 'For most of the simulation the invented peg made selling insurance against its end look like free money. It ended in one afternoon with a move of seventeen per cent, larger than all the gains before it. A price that somebody defends is calm because it is defended. Its history tells of the defender, and nothing of the risk.',
  },
]
