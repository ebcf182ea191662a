import { ALL_PAIRS, type Pair, type PairKind, PAIRS } from '@aldergate/market'

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
  const words = plain(query).split(/\s+/).filter(Boolean)
  const found = ALL_PAIRS.filter(
    (pair) =>
      !omitted.includes(pair) && words.every((word) => isMatch(word, pair, plain(nameOf(pair)))),
  )
  const kinds = new Set(ALL_PAIRS.map((pair) => PAIRS[pair].kind))
  return [...kinds]
    .map((kind) => ({ kind, pairs: found.filter((pair) => PAIRS[pair].kind === kind) }))
    .filter(({ pairs }) => pairs.length > 0)
}

/** Every symbol has a pound side, which tells nothing: BP is found by "bp", and not all that costs GBP. */
function isMatch(word: string, pair: Pair, name: string): boolean {
  const symbol = plain(pair)
  return (
    symbol.replace('gbp', '').includes(word) ||
    symbol.endsWith(`/${word}`) ||
    symbol.replace('/', '').startsWith(word.replace('/', '')) ||
    name.includes(word)
  )
}

/** Without case and accents: "dolar" finds "Dólar". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
