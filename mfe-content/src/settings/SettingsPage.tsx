import { Button, Page, space } from '@aldergate/ui'
import type { SubmitEvent } from 'react'
import styled from 'styled-components'
import { ApiSection } from './ApiSection'
import { AppearanceSection } from './AppearanceSection'
import { unsavedChanges } from './draft'
import { LeaveGuard } from './LeaveGuard'
import { NotificationsSection } from './NotificationsSection'
import { ProfileSection } from './ProfileSection'
import { SaveBar } from './SaveBar'
import { SecuritySection } from './SecuritySection'
import { useText } from './texts'
import { UsageSection } from './UsageSection'
import { useSaveSettings } from './useSaveSettings'
import { useSettingsDraft } from './useSettingsDraft'
import { YourDataSection } from './YourDataSection'

export default function SettingsPage() {
  const t = useText()
  const { draft, changes, change, save, discard, restoreDefaults, forget } = useSettingsDraft()
  const { saving, saveAndSay } = useSaveSettings(save)
  const changedCount = Object.keys(changes).length

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!saving.language) saveAndSay(changes)
  }

  return (
    <Page
      title={t('title')}
      intro={t('intro')}
      actions={<Button onClick={restoreDefaults}>{t('restore')}</Button>}
      isHeavy
    >
      <form noValidate autoComplete="off" onSubmit={submit} aria-label={t('title')}>
        <Sections>
          <ProfileSection draft={draft} onChange={change} />
          <SecuritySection draft={draft} onChange={change} />
          <NotificationsSection draft={draft} onChange={change} />
          <ApiSection draft={draft} onChange={change} />
          <AppearanceSection draft={draft} onChange={change} />
          <YourDataSection onErase={forget} />
          <UsageSection />
        </Sections>
        <SaveBar changedCount={changedCount} coming={saving.language} onDiscard={discard} />
      </form>
      <LeaveGuard
        changedCount={Object.keys(unsavedChanges(saving, changes)).length}
        onSave={() => saveAndSay(changes)}
      />
    </Page>
  )
}

const Sections = styled.div`
  columns: 2 400px;
  column-gap: ${space(2)};
  margin-bottom: ${space(2)};

  /* Contains what is positioned out of the flow: within columns, WebKit would place it below the page. */
  > * {
    position: relative;
    break-inside: avoid;
  }

  /* Above each but the first, not below: the browser drops a margin at the end of a column, and the bar would touch the last card. */
  > * + * {
    margin-top: ${space(2)};
  }

  /* A control that the Tab key reaches scrolls clear of the bar at the bottom of the window. */
  :is(a, button, input, select) {
    scroll-margin-bottom: ${space(28)};
  }
`
