// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  title: never
  intro: never
  search: never
  searchPlaceholder: never
  found: 'count' | 'query'
  groupCount: 'group' | 'count'
  help: never
  guides: never
  faq: never
  nothing: 'query'
  clear: never
}>
export default texts
