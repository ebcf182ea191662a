import { nowAtom } from '@aldergate/market/state'
import { settingsAtom, useAtomCallback } from '@aldergate/platform'
import { Button, EmptyState, Muted, Row } from '@aldergate/ui'
import { useAtom, useAtomValue } from 'jotai'
import { Column } from '../../parts/Column'
import { CopyButton } from '../../parts/CopyButton'
import { ScrollArea } from '../../parts/ScrollArea'
import { byDay } from './calendar'
import { eventsAtom, shownImpactsAtom } from './calendar.atoms'
import { DaySection } from './DaySection'
import { IMPACTS } from './events.data'
import { icsText } from './ics'
import { ImpactFilter } from './ImpactFilter'
import { useText } from './texts'

export function EconomicCalendarPanel() {
  const t = useText()
  const { timeZone } = useAtomValue(settingsAtom)
  const [shownImpacts, setShownImpacts] = useAtom(shownImpactsAtom)
  const events = useAtomValue(eventsAtom)

  const shown = events.filter(({ impact }) => shownImpacts.includes(impact))
  const ics = useAtomCallback((get) => icsText(shown, get(nowAtom)))

  return (
    <Column>
      <Row $spread>
        <ImpactFilter />
        {shown.length > 0 && (
          <CopyButton
            size="small"
            label={t('copyIcs')}
            text={ics}
            copied={t('icsCopied', { count: shown.length })}
          />
        )}
      </Row>
      {shown.length > 0 ? (
        <ScrollArea label={t('events')} height={400}>
          {byDay(shown, timeZone).map((day) => (
            <DaySection key={day.date} day={day} />
          ))}
        </ScrollArea>
      ) : (
        <EmptyState
          text={t('noEvents')}
          action={<Button onClick={() => setShownImpacts(IMPACTS)}>{t('showAll')}</Button>}
        />
      )}
      <Row $spread>
        <Muted $size="s11">{t('timesIn', { timeZone })}</Muted>
        <Muted $size="s11" role="status">
          {t('eventsShown', { shown: shown.length, count: events.length })}
        </Muted>
      </Row>
    </Column>
  )
}
