import type { Bars } from '../bars'
import type { Run } from '../run'

type Beginning = Pick<Run, 'capital' | 'firstBar'>

/**
 * Returns the value of the capital at each close had all of it been put into the instrument at the close of the first
 * bar at which the rules could hold, without commission and slippage: the least that a strategy has to beat.
 */
export function buyAndHold({ capital, firstBar }: Beginning, { close }: Bars): Float64Array {
  const worth = new Float64Array(close.length).fill(capital)
  const units = capital / Number(close[firstBar])
  for (let bar = firstBar; bar < close.length; bar += 1) worth[bar] = units * Number(close[bar])
  return worth
}
