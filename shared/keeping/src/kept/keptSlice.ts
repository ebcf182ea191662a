import type { Store } from 'jotai'
import { logFailure } from '@aldergate/platform'
import * as v from 'valibot'
import { generationsAtom } from '../keeping'
import { decodeKept, encodeKept, type Unreadable, versioned } from './codec'
import type { SetAside } from './damaged'
import type { Device, DeviceProblem } from './device'
import { keyOf, type SliceName } from '@aldergate/contract'
import type { Slice } from './slice'
import { isBeginning, isOpen, type Occasion, standing } from './standing'
import { startTrail, type Trail } from './trail'

type Read =
  | { status: 'value'; value: unknown }
  /** Nothing to take over. */
  | { status: 'none' }
  /** The stored text is the one that this tab last read or wrote. */
  | { status: 'known' }
  /** The device lacks this tab's value, which must be written. */
  | { status: 'unwritten' }
  | (Unreadable & { isToBeWritten: boolean; isKnown: boolean })

/** One slice and its text on the device. */
export interface KeptSlice {
  slice: Slice
  read: (occasion: Occasion) => Read
  /** Stores the slice if it has changed; where nothing stands yet, a default that no import has brought is no change. */
  write: () => DeviceProblem | undefined
  /** Whether another tab has stored something mergeable that this tab has not read yet. */
  isBehind: () => boolean
  /** Damaged text may be overwritten without a copy; answers whether there is any. */
  letGo: () => boolean
  /** The slice's text has been removed from the device. */
  forget: () => void
}

export function keptSlice(
  slice: Slice,
  store: Store,
  device: Device,
  setAside: (name: SliceName, text: string) => SetAside,
): KeptSlice {
  const key = keyOf(slice.name)
  /** The text on the device as far as this tab knows; `undefined` before it has looked. */
  let stored: string | null | undefined
  /** The contents of that text, until this tab has written: another version of the app may have put them otherwise. */
  let said: { value: unknown; generation: number } | undefined
  /** Written by a newer version of the app, which may return: it is not overwritten. */
  let isNewer = false
  /** The unreadable text on the device: overwritten only once the device has a copy of it. */
  let damaged: string | undefined
  let trail = newTrail()

  /** Only for slices that can be merged. */
  function newTrail(): Trail | undefined {
    return slice.mergeChanges && startTrail()
  }

  function read(occasion: Occasion): Read {
    const before = stored
    const text = device.read(key)
    if (isOpen(occasion) && text !== undefined && text === before) return { status: 'known' }
    // All that the page had was stored when it was left, so what stands there now has come after it. Not so a text of
    // another tab, written unheard in the same few milliseconds, that ours has come over: neither then has the other's.
    const isAllStored = occasion === 'return' && isStored(textNow())
    stored = text
    said = undefined
    isNewer = false
    damaged = undefined
    if (stored === undefined) return { status: 'none' }
    if (stored === null) return readNothing(occasion, before)
    const decoded = decodeKept(slice, stored)
    if (decoded.status === 'unreadable') {
      isNewer = decoded.reason === 'newer'
      damaged = isNewer ? undefined : stored
      const isKnown = damaged !== undefined && setAside(slice.name, damaged).isKnown
      // A value that is not a default, such as the market, is written back at once, because no later change of the
      // trader's would trigger it.
      return { ...decoded, isToBeWritten: isOwn(), isKnown }
    }
    said = decoded
    // Since then everything may have been erased and restarted, or written more often than a trail is long.
    const common = occasion === 'return' ? undefined : trail?.commonWith(decoded.from)
    trail?.add(stored, decoded.from)
    const mine = isAnew(occasion, before, decoded.generation) ? decoded.generation : generationNow()
    const whose = standing(occasion, isAllStored, decoded.generation, mine)
    if (whose === 'mine' || isNothingBeside(occasion, decoded.value)) return { status: 'unwritten' }
    noteGeneration(decoded.generation)
    const value =
      whose === 'both'
        ? together(decoded.value, occasion, common ? common.text : before)
        : decoded.value
    return { status: 'value', value }
  }

  /** Whether the device knew the import of this page when it was left, and has begun anew since: all was erased. */
  function isAnew(occasion: Occasion, before: string | null | undefined, generation: number) {
    if (occasion !== 'return' || typeof before !== 'string') return false
    const decoded = decodeKept(slice, before)
    const knew = decoded.status === 'read' && decoded.generation === generationNow()
    return knew && generation < generationNow()
  }

  /** Whether theirs is a default, which replaces nothing that was made here before this tab looked at the device. */
  function isNothingBeside(occasion: Occasion, theirs: unknown): boolean {
    if (!isBeginning(occasion) || slice.merge || slice.mergeChanges) return false
    return isOwn() && textOf(theirs, 0) === textOf(slice.defaultValue, 0)
  }

  /** Makes one value of theirs and the one of this tab, where both had the text `base` before. */
  function together(theirs: unknown, occasion: Occasion, base: string | null | undefined) {
    if (slice.merge) return slice.merge(store.get(slice.atom), theirs)
    return withMyChanges(theirs, occasion, base)
  }

  function withMyChanges(theirs: unknown, occasion: Occasion, base: string | null | undefined) {
    if (!slice.mergeChanges || textNow() === undefined) return theirs
    const mine = versioned(slice, store.get(slice.atom)).value
    // Nothing was stored before. For values changed in both, those that the trader has asked to keep win.
    const merged = isBeginning(occasion)
      ? slice.mergeChanges(theirs, mine, slice.defaultValue)
      : slice.mergeChanges(mine, theirs, valueOf(base))
    // The merged value may exceed a size limit.
    return v.is(slice.schema, merged) ? merged : theirs
  }

  function valueOf(text: string | null | undefined): unknown {
    const decoded = typeof text === 'string' ? decodeKept(slice, text) : undefined
    return decoded?.status === 'read' ? decoded.value : slice.defaultValue
  }

  function noteGeneration(generation: number) {
    store.set(generationsAtom, (all) => ({ ...all, [slice.name]: generation }))
  }

  function readNothing(occasion: Occasion, before: string | null | undefined): Read {
    if (occasion === 'join' || occasion === 'return') noteGeneration(0)
    // Nothing says of itself what it was made from. Where a text stood, all was erased, or a version of the app that
    // stores nothing for a default has put it back: it is taken to follow that text.
    trail?.add(null, trail.ofNext())
    // The page's initial values, such as its market, are stored from the start; a tab that has only just started
    // storing has nothing yet of this one's data.
    if (!isOpen(occasion)) return { status: isOwn() ? 'unwritten' : 'none' }
    return { status: 'value', value: withMyChanges(slice.defaultValue, occasion, before) }
  }

  /** Whether this tab has something else than where all begin. */
  function isOwn(): boolean {
    const text = textNow()
    return text !== undefined && text !== textOf(slice.defaultValue, 0)
  }

  function write(): DeviceProblem | undefined {
    if (stored === undefined) lookAt(device.read(key))
    if (isNewer) return undefined
    const same = textNow()
    if (same === undefined || isStored(same)) return undefined
    const from = trail?.ofNext()
    const text = from ? textNow(from) : same
    if (text === undefined) return undefined
    const inTheWay = damaged === undefined ? undefined : setAside(slice.name, damaged).problem
    const problem = inTheWay ?? device.write(key, text)
    if (problem) return problem
    stored = text
    said = undefined
    trail?.add(text, from)
    damaged = undefined
    return undefined
  }

  /**
   * Whether the device has what this tab would write. Of a text that another version of the app has written, only
   * what it says counts: two versions that each put the other's right would never come to an end.
   */
  function isStored(text: string | undefined): boolean {
    if (stored === null) return !isOwn()
    if (text === stored) return true
    return said !== undefined && text === textOf(said.value, said.generation)
  }

  function lookAt(text: string | null | undefined) {
    stored = text
    if (text !== undefined) trail?.add(text, undefined)
  }

  /** The text of the slice as it would be, made from the same as the one that stands there. */
  function textNow(from = trail?.ofNewest()): string | undefined {
    return textOf(store.get(slice.atom), generationNow(), from)
  }

  function generationNow(): number {
    return store.get(generationsAtom)[slice.name] ?? 0
  }

  /** `undefined` for what no schema lets through: that is a mistake of ours, and not the device's. */
  function textOf(
    value: unknown,
    generation: number,
    from = trail?.ofNewest(),
  ): string | undefined {
    try {
      return encodeKept(slice, value, generation, from)
    } catch (cause) {
      logFailure(`${slice.name} is not kept: it does not pass its schema`, cause)
      return undefined
    }
  }

  function isBehind(): boolean {
    // Without a merge the last write wins.
    if (!slice.merge && !slice.mergeChanges) return false
    const text = device.read(key)
    if (stored === undefined || text === undefined || text === stored) return false
    // Absence is only a change if the previous text is known.
    return text !== null || slice.mergeChanges !== undefined
  }

  function forget() {
    stored = undefined
    said = undefined
    trail = newTrail()
    isNewer = false
    damaged = undefined
  }

  function letGo(): boolean {
    const wasDamaged = damaged !== undefined
    damaged = undefined
    return wasDamaged
  }

  return { slice, read, write, isBehind, letGo, forget }
}
