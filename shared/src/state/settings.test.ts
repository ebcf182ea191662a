import { createStore } from 'jotai'
import { changeSettingsAtom, DEFAULT_SETTINGS, settingsAtom } from './settings'

it('begins with the specified defaults', () => {
  expect(createStore().get(settingsAtom)).toMatchObject({
    darkMode: true,
    language: 'en',
    twoFactor: false,
    emailAlerts: true,
    smsAlerts: false,
    autoLogoutMinutes: 30,
  })
})

it('changes what is named and leaves the rest', () => {
  const store = createStore()
  store.set(changeSettingsAtom, { language: 'fr' })

  expect(store.get(settingsAtom)).toEqual({ ...DEFAULT_SETTINGS, language: 'fr' })
})
