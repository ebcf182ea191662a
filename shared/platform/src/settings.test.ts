import { createStore } from 'jotai'
import * as v from 'valibot'
import { changeSettingsAtom, DEFAULT_SETTINGS, settingsAtom, SettingsSchema } from './settings'

it('begins with the specified defaults', () => {
  expect(createStore().get(settingsAtom)).toMatchObject({
    darkMode: true,
    language: 'en',
    twoFactor: false,
    emailAlerts: true,
    smsAlerts: false,
    autoLogoutMinutes: 30,
    palette: 'green-red',
    density: 'normal',
    reducedMotion: 'system',
    numberFormat: 'language',
  })
})

it('changes what is named and leaves the rest', () => {
  const store = createStore()
  store.set(changeSettingsAtom, { language: 'fr' })

  expect(store.get(settingsAtom)).toEqual({ ...DEFAULT_SETTINGS, language: 'fr' })
})

it('takes settings from outside over, with defaults for those that came later', () => {
  expect(v.parse(SettingsSchema, {})).toEqual(DEFAULT_SETTINGS)
  expect(v.parse(SettingsSchema, { language: 'zh', unknown: 1 })).toEqual({
    ...DEFAULT_SETTINGS,
    language: 'zh',
  })
})

it.each([
  { language: 'de' },
  { timeZone: 'Mars' },
  { autoLogoutMinutes: 181 },
  { darkMode: 'on' },
  { palette: 'grey' },
  { density: 36 },
  { reducedMotion: true },
  { numberFormat: '1234.56' },
])('refuses %j', (settings) => {
  expect(v.is(SettingsSchema, settings)).toBe(false)
})

it('leaves what was there in the place of a value that is no setting, whoever writes it', () => {
  const store = createStore()
  store.set(changeSettingsAtom, { language: 'fr' })
  store.set(settingsAtom, { language: 'klingon', timeZone: 7, darkMode: false } as never)
  store.set(changeSettingsAtom, { autoLogoutMinutes: Number.NaN })

  expect(store.get(settingsAtom)).toEqual({
    ...DEFAULT_SETTINGS,
    language: 'fr',
    darkMode: false,
  })
})

it.each([null, undefined, 'text', 7, []])(
  'keeps the settings when %j is written over them',
  (nonsense) => {
    const store = createStore()
    store.set(changeSettingsAtom, { language: 'es' })
    store.set(settingsAtom, nonsense as never)

    expect(store.get(settingsAtom)).toEqual({ ...DEFAULT_SETTINGS, language: 'es' })
  },
)

it('keeps what a newer part of the app has put beside the settings', () => {
  const store = createStore()
  store.set(settingsAtom, { ...DEFAULT_SETTINGS, fontSize: 14 } as never)
  store.set(changeSettingsAtom, { language: 'zh' })

  expect(store.get(settingsAtom)).toEqual({ ...DEFAULT_SETTINGS, language: 'zh', fontSize: 14 })
})
