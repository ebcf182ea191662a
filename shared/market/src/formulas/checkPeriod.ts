/** Throws unless a period is a whole number of candles; settings from outside are validated before. */
export function checkPeriod(period: number): void {
  if (Number.isInteger(period) && period >= 1) return
  throw new RangeError(`A period of ${period} is none: give a whole number from 1.`)
}
