import { Card, color, fontSize, SampleTag } from '@aldergate/ui'
import styled from 'styled-components'
import { WeekChart } from '../week/WeekChart'
import { useText } from './texts'
import { CREATED_AXIS_MAX, CREATED_TICKETS } from './week.data'

export function TicketWeek() {
  const t = useText()

  return (
    <Card heading={t('week')} actions={<SampleTag />}>
      <Note>{t('weekNote')}</Note>
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

const Note = styled.p`
  color: ${color.t3};
  font-size: ${fontSize.s12};
`
