/** An action of the chart, triggered by a key. */
export type ChartAction =
  | { type: 'step'; candles: number }
  | { type: 'first' }
  | { type: 'newest' }
  | { type: 'zoom'; factor: number }
  | { type: 'leave' }

/** How many candles an arrow passes while Shift is down. */
const STRIDE = 10

export const ZOOM_FACTOR = 1.25

/** Returns the action of a key pressed on the chart, or `undefined` for a key that is not the chart's. */
export function chartAction(key: string, isShiftDown: boolean): ChartAction | undefined {
  const candles = isShiftDown ? STRIDE : 1
  switch (key) {
    case 'ArrowLeft':
      return { type: 'step', candles: -candles }
    case 'ArrowRight':
      return { type: 'step', candles }
    case 'Home':
      return { type: 'first' }
    case 'End':
      return { type: 'newest' }
    case '+':
    case '=':
      return { type: 'zoom', factor: ZOOM_FACTOR }
    case '-':
    case '_':
      return { type: 'zoom', factor: 1 / ZOOM_FACTOR }
    case 'Escape':
      return { type: 'leave' }
    default:
      return undefined
  }
}

/** The index to which an action moves a crosshair from `current` among `count` candles. */
export function movedIndex(action: ChartAction, current: number, count: number): number {
  if (action.type === 'first') return 0
  if (action.type === 'newest') return count - 1
  if (action.type !== 'step') return current
  return Math.min(count - 1, Math.max(0, current + action.candles))
}
