import { Card, Muted, SampleTag } from '@aldergate/ui'
import { WeekChart } from '../week/WeekChart'
import { useText } from './texts'
import { USAGE_AXIS_MAX, USAGE_HOURS } from './usage.data'

/** The sample hours of a week. */
export function UsageSection() {
  const t = useText()

  return (
    <Card heading={t('usage')} actions={<SampleTag />}>
      <Muted>{t('usageText')}</Muted>
      <WeekChart
        label={t('usageText')}
        dayLabel={t('usageDay')}
        valueLabel={t('usageHours')}
        values={USAGE_HOURS}
        axisMax={USAGE_AXIS_MAX}
      />
    </Card>
  )
}
