import { atom } from 'jotai'
import {
  clearNotificationsAtom,
  keepingWishAtom,
  noteArrivalAtom,
  noteErasureAtom,
} from '@aldergate/platform'
import { damagedCopiesAtom, damagedDeletionsAtom } from './kept/damaged'
import { readDocument, type RefusedDocument, writeDocument } from './kept/document'
import type { Slice } from './kept/slice'
import type { SliceName } from '@aldergate/contract'
import { KEPT } from './kept/slices'

/** Takes over values that have passed their schema, all at once. */
export const receiveDataAtom = atom(
  null,
  (_get, set, parts: readonly { slice: Slice; value: unknown }[]) => {
    set(noteArrivalAtom)
    for (const { slice, value } of parts) set(slice.atom, value)
  },
)

/** When each slice was last replaced as a whole, in epoch milliseconds: older stored data are not merged. */
export const generationsAtom = atom<Readonly<Partial<Record<SliceName, number>>>>({})

/** The slices that the last import has replaced: the keeper stores its moment also with those that are as they were. */
export const replacedAtom = atom<readonly SliceName[]>([])

/** The text of a file with all data that may be stored, whether they are or not. */
export const exportDataAtom = atom(null, (get) =>
  writeDocument(KEPT, (slice) => get(slice.atom), Date.now(), get(damagedCopiesAtom)),
)

/** The text of a file with unreadable stored data, verbatim. */
export const exportDamagedAtom = atom(null, (get) =>
  JSON.stringify(get(damagedCopiesAtom), undefined, 2),
)

/** Deletes the copies of stored texts that could not be read. */
export const deleteDamagedAtom = atom(null, (_get, set) => {
  set(damagedCopiesAtom, [])
  set(damagedDeletionsAtom, (count) => count + 1)
})

export type ImportResult = { status: 'applied'; replaced: readonly SliceName[] } | RefusedDocument

/** The parts that a sound file would replace, and when it was exported. */
export interface ImportPreview {
  status: 'sound'
  exportedAt: string
  parts: readonly { name: SliceName; count: number | undefined }[]
}

/** Validates a file, so that the trader can confirm before anything is replaced. */
export function previewImport(text: string): ImportPreview | RefusedDocument {
  const document = readDocument(KEPT, text)
  if (document.status === 'refused') return document
  const parts = document.parts.map(({ slice, value }) => ({
    name: slice.name,
    count: slice.count?.(value),
  }))
  return { ...document, parts }
}

/** Replaces the slices that the file contains; an invalid file changes nothing. */
export const importDataAtom = atom(null, (get, set, text: string): ImportResult => {
  const document = readDocument(KEPT, text)
  if (document.status === 'refused') return document
  const replaced = document.parts.map(({ slice }) => slice.name)
  const generations = get(generationsAtom)
  const now = Math.max(Date.now(), ...Object.values(generations).map((last) => last + 1))
  set(generationsAtom, {
    ...generations,
    ...Object.fromEntries(replaced.map((name) => [name, now])),
  })
  set(receiveDataAtom, document.parts)
  set(replacedAtom, replaced)
  return { status: 'applied', replaced }
})

/** Resets this tab to its initial state, without any of the trader's data. A session continues. */
export const beginAnewAtom = atom(null, (_get, set) => {
  set(
    receiveDataAtom,
    KEPT.map((slice) => ({ slice, value: slice.defaultValue })),
  )
  set(generationsAtom, {})
  set(damagedCopiesAtom, [])
  set(clearNotificationsAtom)
  set(noteErasureAtom)
})

/** "Erase all data": removes them from this tab, from the device, and from the other tabs that store them. */
export const eraseDataAtom = atom(null, (_get, set) => {
  set(beginAnewAtom)
  set(keepingWishAtom, { keeps: false, erased: true })
})
