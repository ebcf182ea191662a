import { useAtomValue } from 'jotai'
import type { Kpi, KpiId } from '../kpis/kpi'
import { useKpis } from '../kpis/useKpis'
import { shownIds } from './kpiView'
import { kpiViewAtom } from './kpiView.atoms'

/** The figures that are shown, in their order; each without its numbers until they are known. */
export function useShownKpis(): readonly { id: KpiId; kpi: Kpi | undefined }[] {
  const kpis = useKpis()
  const view = useAtomValue(kpiViewAtom)
  return shownIds(view).map((id) => ({ id, kpi: kpis.get(id) }))
}
