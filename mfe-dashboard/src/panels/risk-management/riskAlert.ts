import { typedNumber } from '@aldergate/ui/typedNumber'

/** Watches the exposure that is in force. */
export interface RiskAlert {
  id: number
  /** In percent: the alert fires above it. */
  threshold: number
}

/** Reads a typed threshold; `undefined` unless it is a number from 0 on. */
export function parsedThreshold(text: string): number | undefined {
  const threshold = typedNumber(text)
  return Number.isFinite(threshold) && threshold >= 0 ? threshold : undefined
}

export function isReached({ threshold }: RiskAlert, exposure: number): boolean {
  return exposure > threshold
}
