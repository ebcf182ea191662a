import { foldOf, type GbpPair } from '@aldergate/ledger'
import { PAIRS, MINUTE_MS } from '@aldergate/market'
import { erasableAtom, selectAtom, settingsAtom } from '@aldergate/platform'
import { ledgerAtom } from '@aldergate/ledger/state'
import { marketSteppedAtAtom, priceAtAtom, quoteAtom } from '@aldergate/market/state'
import { atom } from 'jotai'
import { dayOf, shiftedDay } from '@aldergate/ui/days'
import { periodError, type ReportFilter } from './filter'
import { dailyCurve } from './performance'
import { periodOf, type ReportFacts } from './period'

/** The number of days of a new report, today included. */
const OPENING_DAYS = 30

/** The part of the filter that the trader chose; it stays when the panel is hidden and shown again. */
const choiceAtom = erasableAtom<Partial<ReportFilter>>({})

const timeZoneAtom = atom((get) => get(settingsAtom).timeZone)

const todayAtom = atom((get) => dayOf(get(marketSteppedAtAtom), get(timeZoneAtom)))

export const reportFilterAtom = atom(
  (get): ReportFilter => ({
    timeframeStart: shiftedDay(get(todayAtom), 1 - OPENING_DAYS),
    timeframeEnd: get(todayAtom),
    reportType: 'Summary',
    includeCharts: false,
    groupBy: 'None',
    ...get(choiceAtom),
  }),
  (_get, set, change: Partial<ReportFilter>) => {
    set(choiceAtom, (choice) => ({ ...choice, ...change }))
  },
)

/** Why the filter has no report, if so. */
export const reportProblemAtom = atom((get) => periodError(get(reportFilterAtom), get(todayAtom)))

const pairsAtom = atom((get) => {
  return [...foldOf(get(ledgerAtom)).book.holdings.keys()]
})

/** The ledger, and the price of its holdings at any time; at the current time it is the price on the screen. */
export const reportFactsAtom = atom((get): ReportFacts => {
  const ledger = get(ledgerAtom)
  const steppedAt = get(marketSteppedAtAtom)
  const pairs = get(pairsAtom)
  const pricesAt = new Map(pairs.map((pair) => [pair, get(priceAtAtom(pair))]))
  const prices = new Map(pairs.map((pair) => [pair, get(quoteAtom(pair)).price]))

  function priceThen(pair: GbpPair, time: number) {
    const then = time >= steppedAt ? prices.get(pair) : pricesAt.get(pair)?.(time)
    return then ?? PAIRS[pair].price
  }

  return {
    ledger,
    now: Math.max(steppedAt, ledger.at(-1)?.at ?? 0),
    timeZone: get(timeZoneAtom),
    priceAt: priceThen,
  }
})

function minuteOf({ now }: ReportFacts): number {
  return Math.floor(now / MINUTE_MS)
}

/** Updated once a minute: two years of days need not be summed at every price step. */
const minuteFactsAtom = selectAtom(
  reportFactsAtom,
  (facts) => facts,
  (one, other) =>
    one.ledger === other.ledger &&
    one.timeZone === other.timeZone &&
    minuteOf(one) === minuteOf(other),
)

/** The account day by day; empty unless the chosen report needs it. */
export const reportCurveAtom = atom((get) => {
  const filter = get(reportFilterAtom)
  if (filter.reportType !== 'Performance') return []
  const facts = get(minuteFactsAtom)
  return dailyCurve(facts, periodOf(filter, facts))
})
