import { createTexts } from '@aldergate/ui'

const EN = {
  view: 'View',
  list: 'Bots',
  compare: 'Compare two',
  monthlyCost: 'Your bots: {cost} a month',

  'strategy.momentum': 'Momentum Strategy',
  'strategy.meanReversion': 'Mean Reversion Strategy',
  fee: '{fee} a month',
  performanceOf: 'Performance of {bot} over twelve months, before the fee',
  performance: 'Performance',
  performanceHint: '12 months, before the fee',
  worstFall: 'Deepest fall',
  worstFallHint: 'from a month’s peak',
  breakEven: 'Break-even',
  breakEvenHint: 'invested pays the fee',
  strategy: 'Strategy',
  monthlyFee: 'Monthly fee',
  yearlyFee: 'Fee a year',

  comparison: 'Two bots compared',
  comparedFigure: 'Figure',
  comparedCurves: 'Performance of {first} and {second}: what 100 became',
  month: 'Month {number}',
  start: 'Start',
  months: 'Month',

  subscribe: 'Subscribe',
  subscribeTo: 'Subscribe to {bot}',
  subscribed: 'Subscribed',
  unsubscribe: 'Unsubscribe',
  unsubscribeFrom: 'Unsubscribe from {bot}',
  confirmTitle: 'Subscribe to {bot}?',
  costToday: 'Due today',
  costMonthly: 'Then every month',
  costYearly: 'In a year',
  costTotal: 'All your bots then',
  noPayment:
    'Sample subscription: no payment is taken, and no trade is placed. End it at any time.',
  confirm: 'Confirm for {fee} a month',
  cancel: 'Cancel',
  subscribedTo: 'Subscribed to {bot} for {fee} a month.',
  unsubscribedFrom: 'Unsubscribed from {bot}.',
  undo: 'Undo',
} as const

export const useText = createTexts({ en: EN })
