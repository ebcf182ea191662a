import type { Layout } from '@aldergate/platform'
import { fieldByField, type Merge, thingByThing, whole } from './merging'

const byId = thingByThing<string>((id) => id)
const mergeFields = fieldByField<Layout>({
  order: byId,
  hidden: byId,
  wide: byId,
  collapsed: byId,
})

/** If either layout was reset to none, it is taken as a whole. */
export const mergeLayouts: Merge<Layout | null> = (mine, theirs, base) =>
  mine && theirs ? mergeFields(mine, theirs, base ?? untouched(mine)) : whole(mine, theirs, base)

/** Before anything was changed, everything was on the screen. */
function untouched({ order, hidden }: Layout): Layout {
  return { order: [...order, ...hidden], hidden: [], wide: [], collapsed: [] }
}
