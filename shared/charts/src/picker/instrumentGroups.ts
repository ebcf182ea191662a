import { ALL_PAIRS, type Pair, type PairKind, PAIRS, reversedPairOf } from '@aldergate/market'
import { folded, foldedWords } from '@aldergate/ui/folded'

export interface InstrumentGroup {
  kind: PairKind
  pairs: readonly Pair[]
}

interface Search {
  query: string
  nameOf: (pair: Pair) => string
  /** Instruments that are not to be chosen from. */
  omitted?: readonly Pair[]
}

/**
 * The instruments that match a search by symbol or by name, each word of it, class by class. The market
 * lists the trade tickers first, in the specification's order, so they stay the first to choose from.
 */
export function instrumentGroups({ query, nameOf, omitted = [] }: Search): InstrumentGroup[] {
  const words = foldedWords(query)
  const found = ALL_PAIRS.filter(
    (pair) =>
      !omitted.includes(pair) && words.every((word) => isMatch(word, pair, folded(nameOf(pair)))),
  )
  const kinds = new Set(ALL_PAIRS.map((pair) => PAIRS[pair].kind))
  return [...kinds]
    .map((kind) => ({ kind, pairs: found.filter((pair) => PAIRS[pair].kind === kind) }))
    .filter(({ pairs }) => pairs.length > 0)
}

/** Matches the name, or the symbol in either direction. */
function isMatch(word: string, pair: Pair, name: string): boolean {
  return name.includes(word) || [pair, reversedPairOf(pair)].some((symbol) => isIn(word, symbol))
}

/** Ignores the pound side, which nearly every symbol has: "bp" finds BP, and not everything in GBP. */
function isIn(word: string, symbol = ''): boolean {
  const text = folded(symbol)
  return (
    text.replace('gbp', '').includes(word) ||
    text.endsWith(`/${word}`) ||
    text.replace('/', '').startsWith(word.replace('/', ''))
  )
}
