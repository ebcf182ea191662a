import { erasableAtom } from '@aldergate/platform'
import { atom } from 'jotai'

/** Ids of the articles that the reader keeps, for as long as the tab lives. */
export const savedIdsAtom = erasableAtom<ReadonlySet<string>>(new Set<string>())

export const toggleSavedAtom = atom(null, (get, set, id: string) => {
  const saved = new Set(get(savedIdsAtom))
  if (!saved.delete(id)) saved.add(id)
  set(savedIdsAtom, saved)
})

/** Ids of the articles that were opened, for as long as the tab lives. */
export const readIdsAtom = erasableAtom<ReadonlySet<string>>(new Set<string>())

export const markReadAtom = atom(null, (_get, set, id: string) => {
  set(readIdsAtom, (ids) => (ids.has(id) ? ids : new Set(ids).add(id)))
})
