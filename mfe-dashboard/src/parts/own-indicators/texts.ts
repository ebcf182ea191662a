import { createTexts } from '@aldergate/ui'

/** The specification's names of what the indicators builder offers. */
export const OWN_INDICATOR_NAMES = {
  'indicator.movingAverage': 'Moving Average',
  'indicator.rsi': 'RSI',
  'indicator.bollinger': 'Bollinger Bands',
  'indicator.stochastic': 'Stochastic Oscillator',
} as const

const EN = { ...OWN_INDICATOR_NAMES, summary: '{name} ({period})' } as const

export const useText = createTexts({ en: EN })
