import { useRuleSentences } from '@aldergate/charts/strategy'
import { useFormat } from '@aldergate/ui'
import { decimalsOf } from '@aldergate/ui/decimals'
import { useFileWords } from '../own-data/useFileWords'
import { capitalText } from './figureText'
import { foreignCurrencyOf } from './foreignCurrency'
import type { ReportedRun, RunSetting } from './runSettings'
import { useText } from './texts'

/** Formats the settings of a run. */
export function useSettingText() {
  const t = useText()
  const format = useFormat()
  const words = useFileWords()
  const sentencesOf = useRuleSentences()

  /** With all the decimals that it has, so that no two settings read alike: 0.075 is not 0.08. */
  const percent = (value: number, digits: number) =>
    format.percent(value, Math.max(digits, decimalsOf(value)))
  const exit = (value: number | null) => (value === null ? t('assume.noExit') : percent(value, 1))

  return (setting: RunSetting, { report, settings }: ReportedRun): string => {
    const { timeframe, pair, seed, file } = settings
    const { bars: count, capital } = report
    const currency = foreignCurrencyOf(pair)
    switch (setting) {
      case 'rules':
        return sentencesOf(settings.rules).join(' ')
      case 'exits':
        return t('assume.exitsAre', {
          stop: exit(settings.stopLossPercent),
          target: exit(settings.takeProfitPercent),
        })
      case 'within':
        return t(settings.hasFinerBars ? 'assume.withinFiner' : 'assume.withinStopFirst')
      case 'size':
        return t('assume.sizeIs', {
          percent: percent(settings.positionPercent, 0),
          capital: capitalText(capital, format),
        })
      case 'costs':
        return t('assume.costsAre', {
          commission: percent(settings.commissionPercent, 2),
          slippage: percent(settings.slippagePercent, 2),
        })
      case 'data':
        return file
          ? words.data(file, count, timeframe)
          : format.sentences([
              t('assume.dataAre', { count, timeframe, pair, seed: String(seed) }),
              currency && t('notInPounds', { pair, currency }),
            ])
      case 'period':
        return t('assume.periodIs', {
          from: format.dateTime(report.from),
          until: format.dateTime(report.until),
        })
    }
  }
}
