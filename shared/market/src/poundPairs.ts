import type { Pair, PairFacts } from './pairs'

/** A pair whose price is in pounds, so that it can be held and traded for pounds. */
export type PoundPair = Extract<Pair, `${string}/GBP`>

/** `USD/GBP` of `GBP/USD`; nothing of a pair that is in pounds already. */
export type ReversedName<Name> = Name extends `GBP/${infer Currency}` ? `${Currency}/GBP` : never

/** The pairs in pounds of those that the market lists in another currency: a dollar in pounds of `GBP/USD`. */
export function reversedPairs<Name extends string>(
  listed: Readonly<Record<Name, PairFacts>>,
): Readonly<Record<ReversedName<Name>, PairFacts>> {
  const rows = Object.entries<PairFacts>(listed)
    .filter(([name]) => isOfPounds(name))
    .map(([name, facts]) => [turned(name), { ...facts, price: reversedPrice(facts.price) }])
  return Object.fromEntries(rows) as Record<ReversedName<Name>, PairFacts>
}

/** Returns the pair that is traded for pounds in place of a pair: `USD/GBP` for `GBP/USD`, else the pair itself. */
export function poundPairOf(pair: Pair): PoundPair {
  return (isOfPounds(pair) ? turned(pair) : pair) as PoundPair
}

/** A price of `GBP/USD` as one of `USD/GBP`, and the other way round. */
export function reversedPrice(price: number): number {
  return 1 / price
}

/** Whether a pair states the price of one pound. */
function isOfPounds(name: string): boolean {
  return name.startsWith('GBP/')
}

/** The name with its two sides swapped. */
export function turned(name: string): string {
  return name.split('/').toReversed().join('/')
}
