// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  noData: never
  loadingChart: never
  chartFailed: never
  chartFailedHelp: never
  showTable: never
  hideTable: never
  category: never
}>
export default texts
