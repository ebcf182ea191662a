import { SLICE_NAMES, type SliceName } from '@aldergate/contract'
import { atom } from 'jotai'
import * as v from 'valibot'
import { parsedJson } from './codec'
import type { DeviceProblem } from './device'

/** The stored text of a slice that could not be read, word for word. */
export interface DamagedCopy {
  slice: SliceName
  /** When it was found, in epoch milliseconds. */
  at: number
  text: string
}

/** The outcome of setting a text aside. */
export interface SetAside {
  /** The device had it already. */
  isKnown: boolean
  problem?: DeviceProblem | undefined
}

/** The maximum number of copies per slice: the newest are kept. */
const MAX_COPIES = 2

const DamagedCopySchema = v.object({
  slice: v.picklist(SLICE_NAMES),
  at: v.number(),
  text: v.string(),
})

/** The entries that the device has under the key of the copies. */
interface StoredCopies {
  /** Oldest first. */
  copies: readonly DamagedCopy[]
  /** Those that only a newer version of the app knows: they stay there as they are. */
  others: readonly unknown[]
}

export const NO_COPIES: StoredCopies = { copies: [], others: [] }

/** Set aside on the device, oldest first, until the trader deletes them; those that it has not taken are here alone. */
export const damagedCopiesAtom = atom<readonly DamagedCopy[]>([])

/** Rises when the trader deletes them: that there are none to show may have other reasons. */
export const damagedDeletionsAtom = atom(0)

/** The copies and one more; the same text is not set aside twice. */
export function copiesWith(
  copies: readonly DamagedCopy[],
  copy: DamagedCopy,
): readonly DamagedCopy[] {
  const own = copies.filter(({ slice }) => slice === copy.slice)
  if (own.some(({ text }) => text === copy.text)) return copies
  const surplus = own.slice(0, Math.max(0, own.length + 1 - MAX_COPIES))
  return [...copies.filter((each) => !surplus.includes(each)), copy]
}

/** Reads what the device has; `undefined` where that is no list, or nobody may look. */
export function readCopies(text: string | null | undefined): StoredCopies | undefined {
  const entries = text === null ? [] : parsedJson(text ?? '')
  if (!Array.isArray(entries)) return undefined
  return {
    copies: entries.filter((entry) => v.is(DamagedCopySchema, entry)),
    others: entries.filter((entry) => !v.is(DamagedCopySchema, entry)),
  }
}

/** The text of them; `null` where there are none. */
export function writeCopies({ copies, others }: StoredCopies): string | null {
  const entries = [...copies, ...others]
  return entries.length > 0 ? JSON.stringify(entries) : null
}
