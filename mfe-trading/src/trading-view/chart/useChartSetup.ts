import { useAtomValue, useSetAtom } from 'jotai'
import { changeChartAtom, chartSetupAtom } from './chart.atoms'

/** The charts' setup together with the ways to change it, as they take them. */
export function useChartSetup() {
  const { wanted, ...setup } = useAtomValue(chartSetupAtom)
  const change = useSetAtom(changeChartAtom)

  return {
    choice: { wanted, onWanted: (next: typeof wanted) => change({ wanted: next }) },
    own: {
      ...setup,
      onTimeframe: (timeframe: typeof setup.timeframe) => change({ timeframe }),
      onKind: (kind: typeof setup.kind) => change({ kind }),
      onIndicators: (indicators: typeof setup.indicators) => change({ indicators }),
    },
  }
}
