import { typedNumber } from '@aldergate/ui/typedNumber'
import type { TemplateId } from './templates.data'

/** The parameters in the specification's order, with their defaults. */
export const PARAMETERS = {
  riskTolerance: 5,
  stopLoss: 2,
  targetProfit: 10,
  tradeVolume: 1000,
  maxTradesPerDay: 5,
} as const

export type ParameterId = keyof typeof PARAMETERS

export const PARAMETER_IDS = Object.keys(PARAMETERS) as readonly ParameterId[]

export interface Strategy {
  name: string
  definition: string
  /** The text that a template has filled in, to tell it from text that the trader typed. */
  filled: string
  /** `undefined` for the template "None". */
  template: TemplateId | undefined
  /** As they are typed. */
  parameters: Readonly<Record<ParameterId, string>>
}

export const EMPTY_STRATEGY: Strategy = {
  name: '',
  definition: '',
  filled: '',
  template: undefined,
  parameters: initialParameters(),
}

/** Whether there is something to test or to deploy. */
export function isDefined({ name, definition }: Strategy): boolean {
  return name.trim() !== '' && definition.trim() !== ''
}

/** Whether a test of the one is a test of the other too, wherever their text came from. */
export function isSameStrategy(one: Strategy, other: Strategy): boolean {
  return (
    one.name === other.name &&
    one.definition === other.definition &&
    PARAMETER_IDS.every((id) => one.parameters[id] === other.parameters[id])
  )
}

/** Whether the editor has words of the trader's own, which nothing may overwrite unasked. */
export function hasTypedText({ definition, filled }: Strategy): boolean {
  return definition.trim() !== '' && definition !== filled
}

/** Why the typed value is not a valid parameter, or `undefined` when it is. */
export function parameterError(
  typed: string,
): 'parameterMissing' | 'parameterNegative' | undefined {
  const value = typedNumber(typed)
  if (!Number.isFinite(value)) return 'parameterMissing'
  return value < 0 ? 'parameterNegative' : undefined
}

/** The first invalid parameter, in their order. */
export function wrongParameter({ parameters }: Strategy): ParameterId | undefined {
  return PARAMETER_IDS.find((id) => parameterError(parameters[id]))
}

/**
 * The parameter that prevents all trading because it is too small; `undefined` if none does. The risk per trade is
 * computed from the stop, so without a stop it limits nothing.
 */
export function idleParameter({
  parameters,
}: Pick<Strategy, 'parameters'>): ParameterId | undefined {
  const valueOf = (id: ParameterId) =>
    parameterError(parameters[id]) ? Number.NaN : Number(parameters[id])
  const isZero = (id: ParameterId) => valueOf(id) === 0
  const isRiskIdle = isZero('riskTolerance') && !isZero('stopLoss')
  if (isRiskIdle) return 'riskTolerance'
  if (isZero('tradeVolume')) return 'tradeVolume'
  return valueOf('maxTradesPerDay') < 1 ? 'maxTradesPerDay' : undefined
}

function initialParameters(): Strategy['parameters'] {
  const entries = Object.entries(PARAMETERS).map(([id, value]) => [id, String(value)])
  return Object.fromEntries(entries) as Strategy['parameters']
}
