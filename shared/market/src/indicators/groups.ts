import { everywhere, type Words } from '../words'
import type { IndicatorGroup } from './indicator'
import { INDICATOR_IDS, type IndicatorId, indicatorOf } from './table'

const GROUP_WORDS: Readonly<Record<IndicatorGroup, Words>> = {
  common: { en: 'Most used', es: 'Más usados', zh: '常用', fr: 'Les plus utilisés' },
  trend: { en: 'Trend', es: 'Tendencia', zh: '趋势', fr: 'Tendance' },
  momentum: { ...everywhere('Momentum'), zh: '动量' },
  volatility: { en: 'Volatility', es: 'Volatilidad', zh: '波动率', fr: 'Volatilité' },
  volume: { en: 'Volume', es: 'Volumen', zh: '成交量', fr: 'Volume' },
}

/** Returns the name of an indicator's group: lists put the indicators of one group together. */
export function groupWordsOf(id: IndicatorId): Words {
  return GROUP_WORDS[indicatorOf(id).group]
}

/** The specification's six, in its order. */
export const COMMON_IDS = INDICATOR_IDS.filter((id) => indicatorOf(id).group === 'common')
