// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  instrumentsFound: 'count'
  noInstrument: 'query'
  chosen: never
  listFailed: never
  retry: never
  'kind.crypto': never
  'kind.forex': never
  'kind.stock': never
  'kind.commodity': never
  'kind.bond': never
  listLoading: never
}>
export default texts
