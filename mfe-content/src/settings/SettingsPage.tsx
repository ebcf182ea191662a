import { Button, Page, showToast, space } from '@aldergate/ui'
import type { FormEvent } from 'react'
import styled from 'styled-components'
import { textsIn, useText } from '../texts'
import { ApiSection } from './ApiSection'
import { AppearanceSection } from './AppearanceSection'
import { LeaveGuard } from './LeaveGuard'
import { NotificationsSection } from './NotificationsSection'
import { ProfileSection } from './ProfileSection'
import { SaveBar } from './SaveBar'
import { SecuritySection } from './SecuritySection'
import { UsageSection } from './UsageSection'
import { useSettingsDraft } from './useSettingsDraft'
import { YourDataSection } from './YourDataSection'

export default function SettingsPage() {
  const t = useText()
  const { draft, changedCount, change, save, discard, restoreDefaults, forget } = useSettingsDraft()

  /** Says so in the language that was just chosen. */
  async function saveAndSay() {
    save()
    const saved = await textsIn(draft.language)
    showToast(saved('settings.saved'), 'success')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void saveAndSay()
  }

  return (
    <Page
      title={t('settings.title')}
      intro={t('settings.intro')}
      actions={<Button onClick={restoreDefaults}>{t('settings.restore')}</Button>}
    >
      <form noValidate autoComplete="off" onSubmit={submit} aria-label={t('settings.title')}>
        <Sections>
          <ProfileSection draft={draft} onChange={change} />
          <SecuritySection draft={draft} onChange={change} />
          <NotificationsSection draft={draft} onChange={change} />
          <ApiSection draft={draft} onChange={change} />
          <AppearanceSection draft={draft} onChange={change} />
          <YourDataSection onErase={forget} />
          <UsageSection />
        </Sections>
        <SaveBar changedCount={changedCount} onDiscard={discard} />
      </form>
      <LeaveGuard changedCount={changedCount} onSave={() => void saveAndSay()} />
    </Page>
  )
}

const Sections = styled.div`
  columns: 2 400px;
  column-gap: ${space(2)};

  > * {
    margin-bottom: ${space(2)};
    break-inside: avoid;
  }
`
