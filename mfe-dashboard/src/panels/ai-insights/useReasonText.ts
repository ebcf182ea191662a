import { useFormat } from '@aldergate/ui'
import { FAST_PERIOD, SLOW_PERIOD } from '@aldergate/market/signals'
import { OVERBOUGHT, OVERSOLD, RSI_PERIOD } from '@aldergate/market/formulas'
import type { CrossReason, LevelsReason, Reason, RsiReason } from './reasons'
import { useText } from './texts'

/** Words a reason as a sentence. */
export function useReasonText(): (reason: Reason) => string {
  const t = useText()
  const format = useFormat()

  function rsiText({ value, zone }: RsiReason): string {
    const shown = { period: RSI_PERIOD, value: format.number(value, 1) }
    switch (zone) {
      case 'oversold':
        return t('rsi.oversold', { ...shown, limit: OVERSOLD })
      case 'overbought':
        return t('rsi.overbought', { ...shown, limit: OVERBOUGHT })
      case 'neutral':
        return t('rsi.neutral', shown)
    }
  }

  function crossText({ standing, candles }: CrossReason): string {
    const periods = { fast: FAST_PERIOD, slow: SLOW_PERIOD }
    if (standing === 'level') return t('cross.level', periods)
    return t(`cross.${standing}`, { ...periods, count: candles })
  }

  function levelsText({ toSupport, toResistance }: LevelsReason): string {
    if (toSupport < 0) return t('levels.belowSupport', { toSupport: format.percent(-toSupport) })
    if (toResistance < 0) {
      return t('levels.aboveResistance', { toResistance: format.percent(-toResistance) })
    }
    return t('levels.between', {
      toSupport: format.percent(toSupport),
      toResistance: format.percent(toResistance),
    })
  }

  return (reason) => {
    switch (reason.kind) {
      case 'rsi':
        return rsiText(reason)
      case 'cross':
        return crossText(reason)
      case 'levels':
        return levelsText(reason)
    }
  }
}
