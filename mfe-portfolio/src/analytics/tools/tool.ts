/** The tools of the page, in the specified order; the id is the value of `?tool=` in the address. */
export const TOOL_IDS = [
  'risk-calculator',
  'strategy-backtester',
  'market-insights',
  'trade-simulator',
] as const

export type ToolId = (typeof TOOL_IDS)[number]

export function toolFrom(text: string | null): ToolId | undefined {
  return TOOL_IDS.find((id) => id === text)
}
