import { useAtomValue, useSetAtom } from 'jotai'
import { changeChartAtom, chartSetupAtom } from './chart.atoms'

/** Our chart's setup together with the ways to change it, as a price chart takes them. */
export function useChartSetup() {
  const setup = useAtomValue(chartSetupAtom)
  const change = useSetAtom(changeChartAtom)

  return {
    ...setup,
    onTimeframe: (timeframe: typeof setup.timeframe) => change({ timeframe }),
    onKind: (kind: typeof setup.kind) => change({ kind }),
    onIndicators: (indicators: typeof setup.indicators) => change({ indicators }),
  }
}
