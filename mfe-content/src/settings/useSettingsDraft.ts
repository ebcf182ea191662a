import { changeSettingsAtom, DEFAULT_SETTINGS, settingsAtom } from '@aldergate/platform'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { apiCredentialsAtom } from './apiCredentials.atoms'
import { appliedEdits, type Draft, draftOf, SAMPLE_API_CREDENTIALS, unsavedChanges } from './draft'

/** The form's edits lie over what is saved: a setting that changes elsewhere meanwhile is not undone by saving. */
export function useSettingsDraft() {
  const settings = useAtomValue(settingsAtom)
  const changeSettings = useSetAtom(changeSettingsAtom)
  const [credentials, setCredentials] = useAtom(apiCredentialsAtom)
  const [edits, setEdits] = useState<Partial<Draft>>({})

  const saved = draftOf(settings, credentials)
  const changes = unsavedChanges(saved, edits)

  function change(edit: Partial<Draft>) {
    setEdits((current) => ({ ...current, ...edit }))
  }

  /** Applies changes, such as those of the moment when it was asked for: what is edited meanwhile stays an edit. */
  function save(taken: Partial<Draft>) {
    const applied = appliedEdits(taken, settings.autoLogoutMinutes)
    changeSettings(applied.settings)
    setCredentials((current) => ({ ...current, ...applied.credentials }))
    setEdits((current) => unsavedChanges(taken, current))
  }

  function discard() {
    setEdits({})
  }

  function restoreDefaults() {
    setEdits(draftOf(DEFAULT_SETTINGS, SAMPLE_API_CREDENTIALS))
  }

  /** Forgets the edits and the credentials, which only this page knows: an erasure takes them, too. */
  function forget() {
    setEdits({})
    setCredentials(SAMPLE_API_CREDENTIALS)
  }

  return {
    draft: { ...saved, ...changes },
    changes,
    change,
    save,
    discard,
    restoreDefaults,
    forget,
  }
}
