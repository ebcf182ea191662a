import type { TextKey } from './texts'

export type PlanId = 'basic' | 'pro' | 'enterprise'

export interface Plan {
  id: PlanId
  name: TextKey & `plan${string}`
  /** Sample charge for a month, in pence. */
  monthlyPence: number
}

/** The lowest first. */
export const PLANS = [
  { id: 'basic', name: 'planBasic', monthlyPence: 2_999 },
  { id: 'pro', name: 'planPro', monthlyPence: 5_999 },
  { id: 'enterprise', name: 'planEnterprise', monthlyPence: 14_999 },
] as const satisfies readonly Plan[]

/** The features that the plans are compared by; the values stand in the order of the plans. */
export const FEATURES = [
  { label: 'tradingFee', values: ['basicTradingFee', 'samePaperFee', 'samePaperFee'] },
  { label: 'alertRules', values: ['alerts20', 'alerts200', 'alertsUnlimited'] },
  { label: 'reports', values: ['reportsBasic', 'reportsFull', 'reportsFull'] },
  { label: 'apiAccess', values: ['no', 'readOnly', 'full'] },
  { label: 'users', values: ['usersOne', 'usersFive', 'usersUnlimited'] },
  { label: 'support', values: ['supportChat', 'supportPriority', 'supportNamed'] },
] as const satisfies readonly { label: TextKey; values: readonly [TextKey, TextKey, TextKey] }[]
