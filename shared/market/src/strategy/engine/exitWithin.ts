import type { Bars } from '../bars'
import type { ExitReason } from '../run'

interface Exit {
  price: number
  reason: Extract<ExitReason, 'stop' | 'target'>
}

/**
 * How a position exits in a bar that contains its stop, its target or both. If the bar opens beyond one of them, it is
 * filled at the open. If the bar contains both, the finer bars within it decide; without them, or if a finer bar
 * contains both, the stop counts first.
 */
export function exitWithin(
  bars: Bars,
  bar: number,
  units: number,
  stop: number,
  target: number,
  finer?: Bars,
): Exit {
  const here = exitOf(bars, bar, units, stop, target)
  if (!here.isBoth || !finer) return here
  const until = bars.time[bar + 1] ?? Infinity
  for (
    let index = firstFrom(finer.time, bars.time[bar] as number);
    index < finer.time.length;
    index += 1
  ) {
    if ((finer.time[index] as number) >= until) break
    const found = exitOf(finer, index, units, stop, target)
    if (found.isStop || found.isTarget) return found
  }
  return here
}

function exitOf(
  { open, high, low }: Bars,
  bar: number,
  units: number,
  stop: number,
  target: number,
) {
  const sign = Math.sign(units)
  const opened = open[bar] as number
  const [worst, best] = sign > 0 ? [low[bar], high[bar]] : [high[bar], low[bar]]
  const isStop = sign * ((worst as number) - stop) <= 0
  const isTarget = sign * ((best as number) - target) >= 0
  if (sign * (opened - stop) <= 0) return exit(opened, 'stop')
  if (sign * (opened - target) >= 0) return exit(opened, 'target')
  return isStop ? exit(stop, 'stop') : exit(target, 'target')

  function exit(price: number, reason: Exit['reason']) {
    const isGap = price === opened
    return { price, reason, isStop, isTarget, isBoth: isStop && isTarget && !isGap }
  }
}

/** The first bar at or after a time. */
export function firstFrom(time: Float64Array, from: number): number {
  let [low, high] = [0, time.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((time[middle] as number) < from) low = middle + 1
    else high = middle
  }
  return low
}
