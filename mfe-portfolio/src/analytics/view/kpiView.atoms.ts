import { erasableAtom } from '@aldergate/platform'
import { DEFAULT_VIEW, type KpiView } from './kpiView'

/** How the trader arranged the key figures; it stays while other pages are open. */
export const kpiViewAtom = erasableAtom<KpiView>(DEFAULT_VIEW)
