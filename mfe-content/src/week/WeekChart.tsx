import { useFormat, VisuallyHidden } from '@aldergate/ui'
import { settingsAtom } from '@aldergate/platform'
import { useAtomValue } from 'jotai'
import { type Day, WeekBars } from './WeekBars'
import { weekdayNames } from './weekdays'
import { WeekTable } from './WeekTable'

interface WeekChartProps {
  /** The caption of the table: what is counted, and over what. */
  label: string
  dayLabel: string
  valueLabel: string
  /** The values of the seven days, Monday first. */
  values: readonly number[]
  axisMax: number
  /** Whether the table is shown to everybody, not only to screen readers. */
  isTableShown?: boolean
}

/** One number for each day of the week, as bars and as a table. */
export function WeekChart({
  label,
  dayLabel,
  valueLabel,
  values,
  axisMax,
  isTableShown = false,
}: WeekChartProps) {
  const format = useFormat()
  const { language } = useAtomValue(settingsAtom)
  const names = weekdayNames(language)
  const days: Day[] = values.map((value, index) => ({
    name: names[index] ?? '',
    value,
    text: format.number(value),
  }))
  const table = <WeekTable label={label} headers={[dayLabel, valueLabel]} days={days} />

  return (
    <>
      <WeekBars days={days} axisMax={axisMax} write={format.number} />
      {isTableShown ? table : <VisuallyHidden as="div">{table}</VisuallyHidden>}
    </>
  )
}
