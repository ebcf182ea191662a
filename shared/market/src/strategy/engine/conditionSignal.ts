import { priceDecimals } from '@aldergate/contract'
import { indicatorOf } from '../../indicators/table'
import type { Condition, IndicatorTerm, Term } from '../language/rule'

/** A column of values, or one value for all bars. */
export type Values = Float64Array | number

const WORD = Uint32Array.BYTES_PER_ELEMENT

/** The decimals with which the prices of the bars are shown. */
export interface Shown {
  closes: Float64Array
  /** A fixed number for all prices; otherwise it depends on each close's magnitude. */
  decimals?: number | undefined
}

/**
 * 1 for each bar where a condition holds, else 0; its buffer is padded to whole words. Comparisons with NaN are false:
 * without a value nothing holds.
 */
export function conditionSignal(
  condition: Condition,
  values: (term: Term) => Values,
  shown: Shown,
): Uint8Array {
  const { left, operator, right } = condition
  const [a, b] = [readingOf(values(left)), readingOf(values(right))]
  const count = shown.closes.length
  const signal = new Uint8Array(new ArrayBuffer(Math.ceil(count / WORD) * WORD), 0, count)
  switch (operator) {
    case '>':
      above(signal, a, b)
      break
    case '<':
      above(signal, b, a)
      break
    case '>=':
      atLeast(signal, a, b)
      break
    case '<=':
      atLeast(signal, b, a)
      break
    case '==':
      equal(signal, a, b, precisionOf(condition), shown)
      break
    case 'crosses above':
      crossesAbove(signal, a, b)
      break
    case 'crosses below':
      crossesAbove(signal, b, a)
      break
  }
  return signal
}

/**
 * Values for a loop, read at `bar & mask`: a single value for all bars needs no column, because its mask maps every
 * index to 0.
 */
interface Reading {
  column: Float64Array
  mask: 0 | -1
}

function readingOf(values: Values): Reading {
  return typeof values === 'number'
    ? { column: Float64Array.of(values), mask: 0 }
    : { column: values, mask: -1 }
}

function above(
  signal: Uint8Array,
  { column: a, mask: m }: Reading,
  { column: b, mask: n }: Reading,
) {
  for (let bar = 0; bar < signal.length; bar += 1) {
    signal[bar] = Number((a[bar & m] as number) > (b[bar & n] as number))
  }
}

function atLeast(
  signal: Uint8Array,
  { column: a, mask: m }: Reading,
  { column: b, mask: n }: Reading,
) {
  for (let bar = 0; bar < signal.length; bar += 1) {
    signal[bar] = Number((a[bar & m] as number) >= (b[bar & n] as number))
  }
}

function equal(
  signal: Uint8Array,
  { column: a, mask: m }: Reading,
  { column: b, mask: n }: Reading,
  { decimals, isOfPrices }: Precision,
  { closes, decimals: ofAll }: Shown,
) {
  const isByClose = isOfPrices && ofAll === undefined
  let scale = 10 ** Math.max(decimals, (isOfPrices && ofAll) || 0)
  for (let bar = 0; bar < signal.length; bar += 1) {
    if (isByClose) scale = 10 ** Math.max(decimals, priceDecimals(closes[bar] as number))
    const one = Math.round((a[bar & m] as number) * scale)
    signal[bar] = Number(one === Math.round((b[bar & n] as number) * scale))
  }
}

/** The precision at which `==` compares: that at which both sides are shown. */
interface Precision {
  /** One, as the fields of a strategy have, or as many as a number of the condition was written with. */
  decimals: number
  /** Whether it compares prices: then it is at least the precision of these. */
  isOfPrices: boolean
}

function precisionOf({ left, right }: Condition): Precision {
  const terms = [left, right]
  const numbers = terms.filter((term) => typeof term === 'number')
  return {
    decimals: Math.max(1, ...numbers.map(decimalsOf)),
    // An average that is compared with a number is as precise as that: so the builder's fields say.
    isOfPrices: terms.some(
      (term) =>
        typeof term === 'object' && ('price' in term || (numbers.length === 0 && isPrice(term))),
    ),
  }
}

function isPrice({ indicator }: IndicatorTerm): boolean {
  return indicatorOf(indicator.id).draw.unit === 'price'
}

/** The largest number of decimals that can be formatted. */
const MOST_DECIMALS = 100

function decimalsOf(value: number): number {
  let decimals = 0
  while (decimals < MOST_DECIMALS && Number(value.toFixed(decimals)) !== value) decimals += 1
  return decimals
}

function crossesAbove(
  signal: Uint8Array,
  { column: a, mask: m }: Reading,
  { column: b, mask: n }: Reading,
) {
  for (let bar = 1; bar < signal.length; bar += 1) {
    const was = (a[(bar - 1) & m] as number) <= (b[(bar - 1) & n] as number)
    signal[bar] = Number(was && (a[bar & m] as number) > (b[bar & n] as number))
  }
}
