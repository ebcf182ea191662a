import { useFormat } from '@aldergate/shared/format'
import { settingsAtom } from '@aldergate/shared/state/settings'
import { Card } from '@aldergate/shared/ui/Card'
import { SampleTag } from '@aldergate/shared/ui/SampleTag'
import { VisuallyHidden } from '@aldergate/shared/ui/VisuallyHidden'
import { useAtomValue } from 'jotai'
import { useText } from '../texts'
import { Note } from './Note'
import { USAGE_HOURS } from './usage.data'
import { UsageChart } from './UsageChart'
import { weekdayNames } from './weekdays'

/** The hours of a week as bars, and as a table for who listens. */
export function UsageSection() {
  const t = useText()
  const format = useFormat()
  const { language } = useAtomValue(settingsAtom)
  const names = weekdayNames(language)
  const days = USAGE_HOURS.map((hours, index) => ({ name: names[index] ?? '', hours }))

  return (
    <Card heading={t('settings.usage')} actions={<SampleTag />}>
      <Note>{t('settings.usageText')}</Note>
      <UsageChart days={days} />
      <VisuallyHidden as="div">
        <table>
          <caption>{t('settings.usageText')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('settings.usageDay')}</th>
              <th scope="col">{t('settings.usageHours')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ name, hours }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{format.number(hours)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Card>
  )
}
