import type { Settings } from '@aldergate/platform'
import { clampMinutes } from './autoLogout'

export interface ApiCredentials {
  apiKey: string
  apiSecret: string
}

/** Sample values that give access to nothing: the form shows what real ones would look like. */
export const SAMPLE_API_CREDENTIALS: ApiCredentials = {
  apiKey: 'sample-api-key',
  apiSecret: 'sample-api-secret',
}

/** The contents of the form: every setting, with the minutes as they are typed. */
export type Draft = Omit<Settings, 'autoLogoutMinutes'> &
  ApiCredentials & { autoLogoutMinutes: string }

export function draftOf(settings: Settings, credentials: ApiCredentials): Draft {
  return { ...settings, ...credentials, autoLogoutMinutes: String(settings.autoLogoutMinutes) }
}

/** The edits that differ from what is saved: an edit that was reverted is no change. */
export function unsavedChanges(saved: Partial<Draft>, edits: Partial<Draft>): Partial<Draft> {
  const changed = Object.entries(edits).filter(([field, value]) => {
    return saved[field as keyof Draft] !== value
  })
  return Object.fromEntries(changed)
}

/** The edits as the app's settings, and as this page's credentials. */
export function appliedEdits(edits: Partial<Draft>, savedMinutes: number) {
  const { apiKey, apiSecret, autoLogoutMinutes, ...settings } = edits
  const minutes =
    autoLogoutMinutes === undefined
      ? {}
      : { autoLogoutMinutes: clampMinutes(autoLogoutMinutes, savedMinutes) }
  return {
    settings: { ...settings, ...minutes } satisfies Partial<Settings>,
    credentials: {
      ...(apiKey === undefined ? {} : { apiKey }),
      ...(apiSecret === undefined ? {} : { apiSecret }),
    } satisfies Partial<ApiCredentials>,
  }
}

/** The props of each section of the page. */
export interface SectionProps {
  draft: Draft
  onChange: (edit: Partial<Draft>) => void
}
