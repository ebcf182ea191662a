// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  pageTitle: never
  pageIntro: never
  copyLink: never
  linkCopied: never
  linkNotCopied: never
  linkTooLong: never
  strategyHeading: never
  strategyName: never
  timeframe: never
  pair: never
  conditionsHeading: never
  conditionsIntro: never
  conditionCount: 'count'
  condition: 'number'
  indicator: never
  comparison: never
  value: never
  addCondition: never
  removeCondition: 'number'
  conditionRemoved: never
  noConditions: never
  onlyRules: never
  equalsWarning: 'indicator'
  exitHeading: never
  stopLoss: never
  stopLossHint: never
  takeProfit: never
  takeProfitHint: never
  chartHeading: never
  linesInView: never
  entry: never
  stop: never
  target: never
  levelOnChart: 'level' | 'percent'
  rewardToRisk: never
  levelsNote: never
  lastStop: never
  lastTarget: never
  noStop: never
  noTarget: never
  previewHeading: never
  preview: 'conditions' | 'stopLoss' | 'takeProfit' | 'timeframe'
  noExit: never
  previewAnd: never
  previewIncomplete: never
  previewEmpty: never
  previewOnlyRules: never
  reset: never
  strategyReset: never
  undo: never
  notUndone: never
  linkTaken: never
  linkUseless: never
  linkLeftOut: never
  linkPiece: 'part' | 'text'
  linkMore: 'count'
  'linkPart.name': never
  'linkPart.timeframe': never
  'linkPart.pair': never
  'linkPart.conditions': never
  'linkPart.rules': never
  'linkPart.stop': never
  'linkPart.target': never
  linkUndo: never
  dismiss: never
  nameMissing: never
  nameTooLong: 'max'
  backtestLoading: never
  backtestFailed: never
  backtestFailedHelp: never
  searchLoading: never
  searchFailed: never
  botsLoading: never
  botsFailed: never
  botsFailedHelp: never
  numberMissing: never
  numberInvalid: never
  numberNegative: never
  numberBelowMinusHundred: never
  numberAboveZero: never
  numberAboveHundred: never
  numberTooFine: never
  stopTooFar: never
}>
export default texts
