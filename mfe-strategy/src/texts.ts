import { createTexts } from '@aldergate/shared/i18n'

const EN = {
  pageTitle: 'Strategy Builder',
  pageIntro: 'Say when to enter and when to leave, and read it back in plain words.',

  strategyHeading: 'Strategy',
  strategyName: 'Strategy name',
  timeframe: 'Timeframe',

  conditionsHeading: 'Signal conditions',
  conditionsIntro: 'All conditions must hold at once.',
  conditionCount: '{count, plural, =0 {No conditions} one {# condition} other {# conditions}}',
  condition: 'Condition {number}',
  indicator: 'Indicator',
  comparison: 'Comparison',
  value: 'Value',
  addCondition: 'Add condition',
  removeCondition: 'Remove condition {number}',
  conditionRemoved: 'Condition removed.',
  noConditions: 'No conditions yet: a strategy needs at least one to enter a trade.',
  equalsWarning:
    '“==” compares at the displayed precision: {indicator} rounded to one decimal place. An exact hit is rare.',

  'indicator.movingAverage': 'Moving Average',
  'indicator.rsi': 'RSI',
  'indicator.macd': 'MACD',
  'indicator.bollingerBands': 'Bollinger Bands',
  'indicator.stochastic': 'Stochastic Oscillator',
  'indicator.volume': 'Volume',

  exitHeading: 'Exit',
  stopLoss: 'Stop-loss (%)',
  stopLossHint: 'How far the price may go against the trade.',
  takeProfit: 'Take-profit (%)',
  takeProfitHint: 'How far the price must go in favour of the trade.',

  previewHeading: 'In words',
  preview:
    'Enter when {conditions}; stop {stopLoss}\u00a0%, target {takeProfit}\u00a0%; on {timeframe} candles.',
  previewAnd: 'AND',
  previewIncomplete: 'Complete the marked fields to see the strategy in words.',
  previewEmpty: 'Add a condition to see the strategy in words.',

  reset: 'Reset',
  strategyReset: 'The strategy is back to its defaults.',
  undo: 'Undo',

  nameMissing: 'Give the strategy a name.',
  numberMissing: 'Enter a number.',
  numberInvalid: 'Enter a valid number.',
  numberNegative: 'Enter 0 or more.',
  numberAboveHundred: 'Enter 100 or less.',
  numberTooFine: 'Use at most one decimal place.',
} as const

export type TextKey = keyof typeof EN

export const useText = createTexts({ en: EN })
