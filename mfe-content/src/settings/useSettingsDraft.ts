import { changeSettingsAtom, DEFAULT_SETTINGS, settingsAtom } from '@aldergate/platform'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { appliedEdits, type Draft, draftOf, SAMPLE_API_CREDENTIALS, unsavedChanges } from './draft'
import { apiCredentialsAtom, savingAtom } from './settings.atoms'

/**
 * Keeps the form's edits as an overlay on the saved settings: saving does not undo a setting that changed elsewhere
 * meanwhile.
 */
export function useSettingsDraft() {
  const settings = useAtomValue(settingsAtom)
  const changeSettings = useSetAtom(changeSettingsAtom)
  const [credentials, setCredentials] = useAtom(apiCredentialsAtom)
  const saving = useAtomValue(savingAtom)
  const [edits, setEdits] = useState<Partial<Draft>>({})

  const saved = draftOf(settings, credentials)
  const changes = unsavedChanges(saved, edits)

  function change(edit: Partial<Draft>) {
    setEdits((current) => lasting({ ...current, ...edit }))
  }

  /** Without the edits that were taken back, unless they take back what is being saved. */
  function lasting(made: Partial<Draft>): Partial<Draft> {
    const stillSaved = Object.entries(saved).filter(([field]) => !(field in saving))
    return unsavedChanges(Object.fromEntries(stillSaved), made)
  }

  /** Applies the changes as they were when saving began: later edits stay edits. */
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
    setEdits(lasting(draftOf(DEFAULT_SETTINGS, SAMPLE_API_CREDENTIALS)))
  }

  /** Drops the edits and the credentials, which only this page holds, when all data are erased. */
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
