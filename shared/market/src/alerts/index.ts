export { type Firing, isSnoozed } from './crossing'
export {
  type AlertCondition,
  type AlertKind,
  type AlertRule,
  AlertRulesSchema,
  type AskedCondition,
  conditionProblem,
  MAX_PERCENT,
  MAX_RULES,
  RSI_PERIODS,
  type RsiCandle,
} from './rule'
export { type Seen, SeenSchema } from './seen'
export {
  alertMarketAtom,
  alertRulesAtom,
  checkAlertsAtom,
  clearFiredAlertsAtom,
  enableAlertAtom,
  firedAlertsAtom,
  hasEnabledAlertsAtom,
  removeAlertAtom,
  restoreAlertAtom,
  saveAlertAtom,
  type SaveResult,
  seenAtom,
  snoozeAlertAtom,
  updateAlertAtom,
} from './alerts.atoms'
