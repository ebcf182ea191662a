import { indicatorOf } from '@aldergate/market/indicators'
import { allConditions, type RuleSet } from '@aldergate/market/strategy'
import { EmptyState, useFormat } from '@aldergate/ui'
import type { ReportedRun } from './runSettings'
import { useText } from './texts'

/** Why there are no figures: the run has no trade. */
export function NoTrades({ report, settings }: ReportedRun) {
  const t = useText()
  const format = useFormat()
  const { bars, measured, firstBar } = report
  const { file, rules } = settings

  if (bars === 0) return <EmptyState text={t('noBars')} />
  // Some term has no value on any candle, so the number of candles that it needs is unknown.
  if (firstBar >= bars) {
    const lacksVolume = file && !file.hasVolume && readVolume(rules)
    return <EmptyState text={lacksVolume ? t('noVolume') : t('farTooShort', { bars })} />
  }
  if (measured < 2) {
    return <EmptyState text={t('tooShort', { bars, needed: format.number(firstBar + 2) })} />
  }
  // On the last candle they may hold: there is none to enter at after it.
  return <EmptyState text={t('neverHeld', { bars: measured - 1 })} />
}

function readVolume(rules: RuleSet): boolean {
  return allConditions(rules)
    .flatMap(({ left, right }) => [left, right])
    .some((term) => {
      return (
        typeof term === 'object' &&
        'indicator' in term &&
        indicatorOf(term.indicator.id).readsVolume
      )
    })
}
