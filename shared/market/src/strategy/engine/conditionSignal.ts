import type { Condition, Term } from '../language/rule'

/** A column of values, or one value for all bars. */
export type Values = Float64Array | number

/** `==` compares at the precision that is shown: one decimal place. */
const SHOWN = 10

const WORD = Uint32Array.BYTES_PER_ELEMENT

/**
 * For each bar 1 where a condition holds, else 0; in memory as long as whole words are. Comparisons with NaN are
 * false: without a value nothing holds.
 */
export function conditionSignal(
  { left, operator, right }: Condition,
  values: (term: Term) => Values,
  count: number,
): Uint8Array {
  const [a, b] = [readingOf(values(left)), readingOf(values(right))]
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
      equal(signal, a, b)
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
 * Values as a loop reads them, at `bar & mask`: a value that stands for all bars needs no column of its own, every
 * place of its mask is the first.
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
) {
  for (let bar = 0; bar < signal.length; bar += 1) {
    const one = Math.round((a[bar & m] as number) * SHOWN)
    signal[bar] = Number(one === Math.round((b[bar & n] as number) * SHOWN))
  }
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
