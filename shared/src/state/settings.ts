import { atom } from 'jotai'
import * as v from 'valibot'
import { type Language, LANGUAGES } from '../contract/language.ts'

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

const MAX_AUTO_LOGOUT_MINUTES = 180

/** Settings from outside: one that is missing, because it came later, has its default. */
export const SettingsSchema = v.object({
  darkMode: v.optional(v.boolean(), DEFAULT_SETTINGS.darkMode),
  language: v.optional(v.picklist(LANGUAGES), DEFAULT_SETTINGS.language),
  timeZone: v.optional(v.picklist(TIME_ZONES), DEFAULT_SETTINGS.timeZone),
  twoFactor: v.optional(v.boolean(), DEFAULT_SETTINGS.twoFactor),
  emailAlerts: v.optional(v.boolean(), DEFAULT_SETTINGS.emailAlerts),
  smsAlerts: v.optional(v.boolean(), DEFAULT_SETTINGS.smsAlerts),
  autoLogoutMinutes: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_AUTO_LOGOUT_MINUTES)),
    DEFAULT_SETTINGS.autoLogoutMinutes,
  ),
  discreet: v.optional(v.boolean(), DEFAULT_SETTINGS.discreet),
})

export const settingsAtom = atom(DEFAULT_SETTINGS)

export const changeSettingsAtom = atom(null, (_get, set, change: Partial<Settings>) => {
  set(settingsAtom, (settings) => ({ ...settings, ...change }))
})
