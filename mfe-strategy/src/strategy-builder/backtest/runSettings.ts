import type { FinishedRun } from './finishedRun'

export type ReportedRun = Pick<FinishedRun, 'report' | 'settings'>

/** The settings of a run that the trader chooses, in their listed order. */
const RUN_SETTINGS = {
  rules: ({ settings: { rules } }) => [rules.entries, rules.exits],
  exits: ({ settings }) => [settings.stopLossPercent, settings.takeProfitPercent],
  within: ({ settings }) => settings.hasFinerBars,
  size: ({ report, settings }) => [settings.positionPercent, report.capital],
  costs: ({ settings }) => [settings.commissionPercent, settings.slippagePercent],
  data: ({ report, settings: { timeframe, pair, seed, file } }) => [
    ...[report.bars, timeframe],
    ...(file ? [file] : [pair, seed]),
  ],
  period: ({ report }) => [report.from, report.until],
} as const satisfies Readonly<Record<string, (run: ReportedRun) => unknown>>

export type RunSetting = keyof typeof RUN_SETTINGS

/** The settings that differ between two runs, compared by value, because the displayed text may be masked. */
export function differingSettings(first: ReportedRun, second: ReportedRun): RunSetting[] {
  const settings = Object.keys(RUN_SETTINGS) as RunSetting[]
  return settings.filter((setting) => {
    const valueOf = RUN_SETTINGS[setting]
    return JSON.stringify(valueOf(first)) !== JSON.stringify(valueOf(second))
  })
}
