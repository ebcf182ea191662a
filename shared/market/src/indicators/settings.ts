import * as v from 'valibot'
import type { ParameterRange } from './indicator'
import { INDICATOR_IDS, type IndicatorId, indicatorOf, type INDICATORS } from './table'

type SettingOf<Id extends IndicatorId> = { id: Id; color?: string | undefined } & {
  [Name in keyof (typeof INDICATORS)[Id]['parameters']]: number
}

/** One indicator as the trader set it up; without a colour it has its own. */
export type IndicatorSetting = { [Id in IndicatorId]: SettingOf<Id> }[IndicatorId]

export interface Parameter {
  name: string
  range: ParameterRange
  value: number
}

/** A colour from outside. */
export const Color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'A colour is like #FF0000.'))

const IndicatorSettingSchema = v.variant(
  'id',
  INDICATOR_IDS.map((id) =>
    v.object({
      id: v.literal(id),
      color: v.optional(Color),
      ...Object.fromEntries(
        Object.entries(indicatorOf(id).parameters).map(([name, range]) => [name, within(range)]),
      ),
    }),
  ),
)

/** Whether a parameter may have this value: within its ends, and whole where it counts. */
export function isInRange({ min, max, step }: ParameterRange, value: number): boolean {
  return value >= min && value <= max && (!Number.isInteger(step) || Number.isInteger(value))
}

/** A number from outside that a parameter may have. */
export function within(range: ParameterRange) {
  const rule = `${range.name.en} is ${range.min} to ${range.max}, in steps of ${range.step}.`
  return v.pipe(
    v.number(),
    v.check((value) => isInRange(range, value), rule),
  )
}

/** What was kept or imported as a setting, or `undefined` when it is none. */
export function indicatorSettingOf(data: unknown): IndicatorSetting | undefined {
  const result = v.safeParse(IndicatorSettingSchema, data)
  // The schema is made of the very table that the type is made of.
  return result.success ? (result.output as IndicatorSetting) : undefined
}

/** The indicator as it is when nobody has changed it. */
export function initialSetting(id: IndicatorId): IndicatorSetting {
  const { parameters } = indicatorOf(id)
  const initials = Object.entries(parameters).map(([name, { initial }]) => [name, initial])
  return { id, ...Object.fromEntries(initials) } as IndicatorSetting
}

/** The parameters of a setting, in the order in which they are written. */
export function parametersOf(setting: IndicatorSetting): Parameter[] {
  const values: Readonly<Record<string, unknown>> = setting
  return Object.entries(indicatorOf(setting.id).parameters).map(([name, range]) => ({
    name,
    range,
    value: Number(values[name]),
  }))
}
