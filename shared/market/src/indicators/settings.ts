import * as v from 'valibot'
import { Color } from '../color'
import { type ParameterRange, within } from '../parameterRange'
import { PRICE_SOURCES, type PriceSource } from './priceSource'
import { INDICATOR_IDS, type IndicatorId, indicatorOf, type INDICATORS } from './table'

type SettingOf<Id extends IndicatorId> = {
  id: Id
  color?: string | undefined
  /** Only of an indicator that has one. */
  source?: PriceSource | undefined
} & {
  [Name in keyof (typeof INDICATORS)[Id]['parameters']]: number
}

/** One indicator as the trader set it up; without a colour or a source it has its own. */
export type IndicatorSetting = { [Id in IndicatorId]: SettingOf<Id> }[IndicatorId]

export interface Parameter {
  name: string
  range: ParameterRange
  value: number
}

const IndicatorSettingSchema = v.variant(
  'id',
  INDICATOR_IDS.map((id) => {
    const { parameters, source } = indicatorOf(id)
    return v.object({
      id: v.literal(id),
      color: v.optional(Color),
      ...Object.fromEntries(source ? [['source', v.optional(v.picklist(PRICE_SOURCES))]] : []),
      ...Object.fromEntries(
        Object.entries(parameters).map(([name, range]) => [name, within(range)]),
      ),
    })
  }),
)

/** Parses stored or imported data as a setting; `undefined` if invalid. */
export function indicatorSettingOf(data: unknown): IndicatorSetting | undefined {
  const result = v.safeParse(IndicatorSettingSchema, data)
  // Schema and type are derived from the same table.
  return result.success ? (result.output as IndicatorSetting) : undefined
}

/** The indicator with its default settings. */
export function initialSetting(id: IndicatorId): IndicatorSetting {
  const { parameters } = indicatorOf(id)
  const initials = Object.entries(parameters).map(([name, { initial }]) => [name, initial])
  return { id, ...Object.fromEntries(initials) } as IndicatorSetting
}

/** The price source of a setting, or `undefined` if the indicator has no choice. */
export function sourceOf(setting: IndicatorSetting): PriceSource | undefined {
  const { source } = indicatorOf(setting.id)
  return source && (setting.source ?? source)
}

/** The price source, if it differs from the indicator's default. */
export function chosenSourceOf(setting: IndicatorSetting): PriceSource | undefined {
  const source = sourceOf(setting)
  return source === indicatorOf(setting.id).source ? undefined : source
}

/** Whether a setting uses closes only. */
export function isOfCloses(setting: IndicatorSetting): boolean {
  return sourceOf(setting) === 'close'
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
