/** @jest-environment jsdom */

import { DEFAULT_SETTINGS } from '@aldergate/platform'
import { appliedEdits, draftOf, SAMPLE_API_CREDENTIALS, unsavedChanges } from './draft'

const SAVED = draftOf(DEFAULT_SETTINGS, SAMPLE_API_CREDENTIALS)

it('starts with the specified defaults', () => {
  expect(SAVED).toMatchObject({
    language: 'en',
    timeZone: 'UTC',
    twoFactor: false,
    autoLogoutMinutes: '30',
    emailAlerts: true,
    smsAlerts: false,
    darkMode: true,
  })
})

it('counts an edit that was taken back as no change', () => {
  expect(unsavedChanges(SAVED, { darkMode: true, language: 'fr' })).toEqual({ language: 'fr' })
})

it('parts the edits into settings of the app and credentials of the page', () => {
  expect(appliedEdits({ language: 'zh', apiSecret: 'mine' }, 30)).toEqual({
    settings: { language: 'zh' },
    credentials: { apiSecret: 'mine' },
  })
})

it('clamps the minutes, and keeps the saved ones when the typed text is no number', () => {
  expect(appliedEdits({ autoLogoutMinutes: '500' }, 30).settings).toEqual({
    autoLogoutMinutes: 180,
  })
  expect(appliedEdits({ autoLogoutMinutes: '' }, 45).settings).toEqual({ autoLogoutMinutes: 45 })
})
