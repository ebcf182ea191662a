import { exact, exactNumber, type Pounds, pounds } from '@aldergate/ledger'
import { typedNumber } from '@aldergate/ui/typedNumber'

/** Both in percent: of the account that is in the market, and of a position's value that may be lost. */
export interface RiskSettings {
  exposure: number
  stopLoss: number
}

/** The settings as they are typed. */
export interface RiskDraft {
  exposure: string
  stopLoss: string
}

export interface RiskEntry extends RiskSettings {
  /** Epoch milliseconds. */
  timestamp: number
}

export type RiskLevel = 'safe' | 'warning' | 'danger'

export const NO_RISK: RiskSettings = { exposure: 0, stopLoss: 0 }

export const RISK_PRESETS = [
  { exposure: 50, stopLoss: 10 },
  { exposure: 30, stopLoss: 5 },
] as const satisfies readonly RiskSettings[]

const WARNING_ABOVE = 50
const DANGER_ABOVE = 75
const HIGH_ABOVE = 50

const PERCENT_SQUARED = exact('10000')

export function riskLevel(exposure: number): RiskLevel {
  if (exposure > DANGER_ABOVE) return 'danger'
  return exposure > WARNING_ABOVE ? 'warning' : 'safe'
}

/** Whether a row of the history is highlighted. */
export function isHigh({ exposure }: RiskSettings): boolean {
  return exposure > HIGH_ABOVE
}

/** Reads the typed settings; `undefined` unless both are greater than 0. */
export function parsedRisk(draft: RiskDraft): RiskSettings | undefined {
  const settings = { exposure: typedNumber(draft.exposure), stopLoss: typedNumber(draft.stopLoss) }
  return isValid(settings.exposure) && isValid(settings.stopLoss) ? settings : undefined
}

/** The exposure as it is typed; 0 for anything that is not a number, or is negative. */
export function chosenExposure(draft: RiskDraft): number {
  const exposure = typedNumber(draft.exposure)
  return isValid(exposure) ? exposure : 0
}

export function draftOf({ exposure, stopLoss }: RiskSettings): RiskDraft {
  return { exposure: String(exposure), stopLoss: String(stopLoss) }
}

export function isSameRisk(one: RiskSettings | undefined, other: RiskSettings): boolean {
  return one?.exposure === other.exposure && one.stopLoss === other.stopLoss
}

/** Returns the loss if the whole exposure falls to its stop: `equity × exposure × stop-loss`, to the penny. */
export function maxLoss(equity: Pounds, { exposure, stopLoss }: RiskSettings): Pounds {
  const loss = exact(equity)
    .times(exactNumber(exposure))
    .times(exactNumber(stopLoss))
    .div(PERCENT_SQUARED)
  return loss.lt(exact('0')) ? '0.00' : pounds(loss)
}

function isValid(percent: number): boolean {
  return Number.isFinite(percent) && percent > 0
}
