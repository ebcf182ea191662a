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

const DamagedCopiesSchema = v.array(
  v.object({ slice: v.picklist(SLICE_NAMES), at: v.number(), text: v.string() }),
)

/** Set aside on the device, oldest first, until the trader deletes them. */
export const damagedCopiesAtom = atom<readonly DamagedCopy[]>([])

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

/** Reads the copies on the device; none if that text is itself unreadable. */
export function readCopies(text: string | null | undefined): readonly DamagedCopy[] {
  const read = v.safeParse(DamagedCopiesSchema, parsedJson(text ?? ''))
  return read.success ? read.output : []
}
