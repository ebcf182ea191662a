import { erasableAtom } from '@aldergate/platform'
import { atom } from 'jotai'
import type { BotId } from './bots.data'

/** Kept outside the panel, so that they stay while it is hidden. */
export const subscriptionsAtom = erasableAtom<readonly BotId[]>([])

export const subscribeAtom = atom(null, (_get, set, added: BotId) => {
  set(subscriptionsAtom, (ids) => (ids.includes(added) ? ids : [...ids, added]))
})

export const unsubscribeAtom = atom(null, (_get, set, removed: BotId) => {
  set(subscriptionsAtom, (ids) => ids.filter((id) => id !== removed))
})
