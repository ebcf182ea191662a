import { Card, Muted, SampleTag } from '@aldergate/ui'
import { WeekChart } from '../week/WeekChart'
import { useText } from './texts'
import { CREATED_AXIS_MAX, CREATED_TICKETS } from './week.data'

export function TicketWeek() {
  const t = useText()

  return (
    <Card heading={t('week')} actions={<SampleTag />}>
      <Muted>{t('weekNote')}</Muted>
      <WeekChart
        label={t('week')}
        dayLabel={t('day')}
        valueLabel={t('created')}
        values={CREATED_TICKETS}
        axisMax={CREATED_AXIS_MAX}
        isTableShown
      />
    </Card>
  )
}
