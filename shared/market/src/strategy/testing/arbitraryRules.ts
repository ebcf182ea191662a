import fc from 'fast-check'
import { type Timeframe, TIMEFRAME_MS, TIMEFRAMES } from '../../timeframes'
import { PRICE_SOURCES } from '../../indicators/priceSource'
import { initialSetting } from '../../indicators/settings'
import { INDICATOR_IDS, indicatorOf } from '../../indicators/table'
import {
  type Condition,
  OPERATORS,
  PRICES,
  type Rule,
  type RuleSet,
  type Term,
} from '../language/rule'

function term(timeframe: Timeframe): fc.Arbitrary<Term> {
  const coarser = TIMEFRAMES.filter((each) => TIMEFRAME_MS[each] > TIMEFRAME_MS[timeframe])
  const on =
    coarser.length === 0
      ? fc.constant({})
      : fc.oneof(
          fc.constant({}),
          fc.constantFrom(...coarser).map((other) => ({ timeframe: other })),
        )
  const indicator = fc.constantFrom(...INDICATOR_IDS).chain((id) => {
    const { draw, value, source } = indicatorOf(id)
    const otherLines = draw.lines.map(({ line }) => line).filter((line) => line !== value)
    const named = fc.constantFrom(undefined, ...otherLines)
    // The indicator's own is not written, so it is not read either.
    const otherSources = source ? PRICE_SOURCES.filter((each) => each !== source) : []
    return fc.tuple(named, fc.constantFrom(undefined, ...otherSources)).map(([line, chosen]) => ({
      indicator: { ...initialSetting(id), ...(chosen ? { source: chosen } : {}) },
      ...(line ? { line } : {}),
    }))
  })
  const price = fc.constantFrom(...PRICES).map((name) => ({ price: name }))
  return fc.oneof(
    fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => value + 0),
    fc.tuple(fc.oneof(indicator, price), on).map(([what, where]) => ({ ...what, ...where })),
  )
}

function rule(timeframe: Timeframe): fc.Arbitrary<Rule> {
  const condition: fc.Arbitrary<Condition> = fc.record({
    left: term(timeframe),
    operator: fc.constantFrom(...OPERATORS),
    right: term(timeframe),
  })
  const { any } = fc.letrec<{ all: Rule; any: Rule }>((tie) => ({
    all: fc
      .array(fc.oneof({ maxDepth: 2 }, condition, tie('any')), { minLength: 2, maxLength: 3 })
      .map((all) => ({ all })),
    any: fc.oneof(
      { maxDepth: 2 },
      condition,
      tie('all'),
      fc.array(fc.oneof(condition, tie('all')), { minLength: 2, maxLength: 3 }).map((some) => ({
        any: some,
      })),
    ),
  }))
  return any
}

/** Any rule set that can be written: no group of one, and no group in one of its own kind. */
export const arbitraryRules: fc.Arbitrary<RuleSet> = fc
  .constantFrom(...TIMEFRAMES)
  .chain((timeframe) => {
    const maybe = fc.option(rule(timeframe), { nil: undefined })
    return fc.record({
      long: rule(timeframe),
      short: maybe,
      exitLong: maybe,
      exitShort: maybe,
      timeframe: fc.constant(timeframe),
    })
  })
  .map(({ long, short, exitLong, exitShort, timeframe }) => ({
    timeframe,
    entries: { long, ...(short ? { short } : {}) },
    exits: { ...(exitLong ? { long: exitLong } : {}), ...(exitShort ? { short: exitShort } : {}) },
  }))
