import { Card, Muted, SampleTag } from '@aldergate/ui'
import { useText } from '../texts'
import { WeekChart } from '../week/WeekChart'
import { USAGE_AXIS_MAX, USAGE_HOURS } from './usage.data'

/** The sample hours of a week. */
export function UsageSection() {
  const t = useText()

  return (
    <Card heading={t('settings.usage')} actions={<SampleTag />}>
      <Muted>{t('settings.usageText')}</Muted>
      <WeekChart
        label={t('settings.usageText')}
        dayLabel={t('settings.usageDay')}
        valueLabel={t('settings.usageHours')}
        values={USAGE_HOURS}
        axisMax={USAGE_AXIS_MAX}
      />
    </Card>
  )
}
