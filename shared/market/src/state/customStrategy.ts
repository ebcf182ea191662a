import { atom } from 'jotai'
import * as v from 'valibot'

/**
 * A strategy of the dashboard's Custom Strategy Builder. Templates and parameters belong to the panel, which ignores
 * those it does not know.
 */
export type CustomStrategy = v.InferOutput<typeof CustomStrategyContent>

const CustomStrategyContent = v.object({
  name: v.string(),
  definition: v.string(),
  /** The text that a template has put into the definition. */
  filled: v.string(),
  template: v.nullable(v.string()),
  /** As typed, by name. */
  parameters: v.record(v.string(), v.string()),
})

export const CustomStrategySchema = v.nullable(CustomStrategyContent)

/** The draft of the panel; null where the trader has changed nothing there. */
export const customStrategyAtom = atom<CustomStrategy | null>(null)
