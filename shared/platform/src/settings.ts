import { atom, type SetStateAction } from 'jotai'
import * as v from 'valibot'
import { type Language, LANGUAGES } from '@aldergate/contract'

export const TIME_ZONES = ['UTC', 'Europe/London', 'America/New_York', 'Asia/Tokyo'] as const

type TimeZone = (typeof TIME_ZONES)[number]

/** The colours of rise and fall, in this order. */
export const PALETTES = ['green-red', 'red-green', 'blue-orange'] as const

export type PaletteName = (typeof PALETTES)[number]

export const DENSITIES = ['compact', 'normal', 'comfortable'] as const

export type Density = (typeof DENSITIES)[number]

/** `system` follows the device's motion preference. */
export const REDUCED_MOTIONS = ['system', 'always'] as const

export type ReducedMotion = (typeof REDUCED_MOTIONS)[number]

/** As usual in the language, or always as in the example. */
export const NUMBER_FORMATS = ['language', '1,234.56', '1.234,56', '1 234,56'] as const

export type NumberFormat = (typeof NUMBER_FORMATS)[number]

/** The trader's settings: every workspace reads them, and the Settings page writes them. */
export interface Settings {
  darkMode: boolean
  language: Language
  timeZone: TimeZone
  twoFactor: boolean
  emailAlerts: boolean
  smsAlerts: boolean
  /** Minutes without user activity after which the session ends; 0 for never. */
  autoLogoutMinutes: number
  /** Masks amounts of money on the screen. */
  discreet: boolean
  palette: PaletteName
  density: Density
  reducedMotion: ReducedMotion
  numberFormat: NumberFormat
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
  palette: 'green-red',
  density: 'normal',
  reducedMotion: 'system',
  numberFormat: 'language',
}

export const AUTO_LOGOUT_MINUTES = { min: 0, max: 180 } as const

/** Settings from outside: a missing one, such as a newer one, has its default. */
export const SettingsSchema = v.object({
  darkMode: v.optional(v.boolean(), DEFAULT_SETTINGS.darkMode),
  language: v.optional(v.picklist(LANGUAGES), DEFAULT_SETTINGS.language),
  timeZone: v.optional(v.picklist(TIME_ZONES), DEFAULT_SETTINGS.timeZone),
  twoFactor: v.optional(v.boolean(), DEFAULT_SETTINGS.twoFactor),
  emailAlerts: v.optional(v.boolean(), DEFAULT_SETTINGS.emailAlerts),
  smsAlerts: v.optional(v.boolean(), DEFAULT_SETTINGS.smsAlerts),
  autoLogoutMinutes: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(AUTO_LOGOUT_MINUTES.min),
      v.maxValue(AUTO_LOGOUT_MINUTES.max),
    ),
    DEFAULT_SETTINGS.autoLogoutMinutes,
  ),
  discreet: v.optional(v.boolean(), DEFAULT_SETTINGS.discreet),
  palette: v.optional(v.picklist(PALETTES), DEFAULT_SETTINGS.palette),
  density: v.optional(v.picklist(DENSITIES), DEFAULT_SETTINGS.density),
  reducedMotion: v.optional(v.picklist(REDUCED_MOTIONS), DEFAULT_SETTINGS.reducedMotion),
  numberFormat: v.optional(v.picklist(NUMBER_FORMATS), DEFAULT_SETTINGS.numberFormat),
})

const writtenAtom = atom(DEFAULT_SETTINGS)

/**
 * The settings in effect. Any remote may write them, and everything reads them: an invalid value leaves the previous
 * one in place, so that it breaks nothing.
 */
export const settingsAtom = atom(
  (get) => get(writtenAtom),
  (get, set, update: SetStateAction<Settings>) => {
    const before = get(writtenAtom)
    set(writtenAtom, sane(typeof update === 'function' ? update(before) : update, before))
  },
)

export const changeSettingsAtom = atom(null, (_get, set, change: Partial<Settings>) => {
  set(settingsAtom, (settings) => ({ ...settings, ...change }))
})

/** The wanted settings, with each invalid one replaced by the previous value. */
function sane(wanted: unknown, before: Settings): Settings {
  if (typeof wanted !== 'object' || wanted === null) return before
  const refused = Object.entries(SettingsSchema.entries)
    .filter(([key, schema]) => {
      const value: unknown = Reflect.get(wanted, key)
      return value === undefined || !v.is(schema, value)
    })
    .map(([key]) => [key, Reflect.get(before, key)])
  // Valid settings keep their identity, so that they do not count as changed.
  return refused.length === 0
    ? (wanted as Settings)
    : { ...before, ...wanted, ...Object.fromEntries(refused) }
}
