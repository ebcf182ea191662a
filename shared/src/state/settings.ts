import { atom } from 'jotai'
import { type Language } from '../contract/language.ts'

export const TIME_ZONES = ['UTC', 'Europe/London', 'America/New_York', 'Asia/Tokyo'] as const

export type TimeZone = (typeof TIME_ZONES)[number]

/** What the trader chose: every workspace reads it, and Settings writes it. */
export interface Settings {
  darkMode: boolean
  language: Language
  timeZone: TimeZone
  twoFactor: boolean
  emailAlerts: boolean
  smsAlerts: boolean
  /** Minutes without a sign of the trader after which the session ends; 0 is never. */
  autoLogoutMinutes: number
  /** Amounts of money are masked on the screen. */
  discreet: boolean
}

export const DEFAULT_SETTINGS: Settings = {
  darkMode: true,
  language: 'en',
  timeZone: 'UTC',
  twoFactor: false,
  emailAlerts: true,
  smsAlerts: false,
  autoLogoutMinutes: 30,
  discreet: false,
}

export const settingsAtom = atom(DEFAULT_SETTINGS)

export const changeSettingsAtom = atom(null, (_get, set, change: Partial<Settings>) => {
  set(settingsAtom, (settings) => ({ ...settings, ...change }))
})
