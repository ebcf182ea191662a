import { useAtomValue } from 'jotai'
import type { Kpi, KpiId } from '../kpis/kpi'
import { shownIds } from './kpiView'
import { kpiViewAtom } from './kpiView.atoms'

/** The figures that are shown, in their order; each without its numbers until they are among those that are known. */
export function useShownKpis(
  kpis: ReadonlyMap<KpiId, Kpi>,
): readonly { id: KpiId; kpi: Kpi | undefined }[] {
  const view = useAtomValue(kpiViewAtom)
  return shownIds(view).map((id) => ({ id, kpi: kpis.get(id) }))
}
