import { erasableAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import { showLinkedStrategyAtom, strategyAtom } from './strategy/builder.atoms'
import { type LeftOut, readLink, withLink, writeLink } from './link'
import type { Strategy } from './strategy/strategy'

/** The notice to the trader about a link that was followed. */
interface LinkNotice {
  leftOut: readonly LeftOut[]
  /** The strategy before and after the link; missing when the link changed nothing. */
  change?: { before: Strategy; after: Strategy }
}

const noticeAtom = erasableAtom<LinkNotice | null>(null)

export const linkNoticeAtom = atom((get) => get(noticeAtom))

/** Visits whose link was already applied: on return with Back, later edits must not be overwritten. */
const seenVisitsAtom = atom<readonly string[]>([])

/** Applies the link of a visit, once. */
export const takeLinkAtom = atom(null, (get, set, visit: string, search: string) => {
  if (get(seenVisitsAtom).includes(visit)) return
  set(seenVisitsAtom, (visits) => [...visits, visit])
  const { given, leftOut } = readLink(search)
  const before = get(strategyAtom)
  const after = withLink(before, given)
  if (after !== before) set(showLinkedStrategyAtom, after)
  if (after !== before) set(noticeAtom, { leftOut, change: { before, after } })
  else if (leftOut.length > 0) set(noticeAtom, { leftOut })
})

/** Whether the strategy is still as the link made it: an Undo would lose whatever was edited since. */
export const canUndoLinkAtom = atom((get) => {
  const change = get(noticeAtom)?.change
  return change !== undefined && change.after === get(strategyAtom)
})

export const undoLinkAtom = atom(null, (get, set) => {
  const change = get(noticeAtom)?.change
  if (change) set(strategyAtom, change.before)
  set(noticeAtom, null)
})

export const dismissLinkNoticeAtom = atom(null, (_get, set) => {
  set(noticeAtom, null)
})

/** The query that leads to the strategy as it is now, unless a link cannot say it. */
export const linkQueryAtom = atom((get) => writeLink(get(strategyAtom)))
