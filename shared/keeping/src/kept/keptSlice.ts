import type { Store } from 'jotai'
import { logFailure } from '@aldergate/platform'
import * as v from 'valibot'
import { generationsAtom } from '../keeping'
import { decodeKept, encodeKept, type Unreadable, versioned } from './codec'
import type { SetAside } from './damaged'
import type { Device, DeviceProblem } from './device'
import { keyOf, type SliceName } from '@aldergate/contract'
import type { Slice } from './slice'
import { startTrail, type Trail } from './trail'

/**
 * Why a slice is read: the page starts with it, this tab joins another one that has begun to keep, it has wanted to
 * keep all along and its keeper has come late, it follows what another tab has changed, or its page comes back after
 * it was left.
 */
export type Occasion = 'start' | 'join' | 'late' | 'follow' | 'return'

type Read =
  | { status: 'value'; value: unknown }
  /** Nothing to take over. */
  | { status: 'none' }
  /** The text that this tab has read or written last stands there still. */
  | { status: 'known' }
  /** The device has not what it should: ours has to be written. */
  | { status: 'unwritten' }
  | (Unreadable & { isToBeWritten: boolean; isKnown: boolean })

/** One slice and its text on the device. */
export interface KeptSlice {
  slice: Slice
  read: (occasion: Occasion) => Read
  /** Stores the slice if it has changed; a default that no import has brought is stored as nothing at all. */
  write: () => DeviceProblem | undefined
  /** Another tab has stored something, of which this one has not heard yet, that can be put together with what is here. */
  isBehind: () => boolean
  /** Damaged text may be overwritten without a copy; answers whether there is any. */
  letGo: () => boolean
  /** Its text has been removed from the device. */
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
  /** A newer version of the app wrote it, which may come back: it is not overwritten. */
  let isNewer = false
  /** The text that stands there and cannot be read: it is overwritten once the device has a copy of it. */
  let damaged: string | undefined
  let trail = newTrail()

  /** Only of what can be put together. */
  function newTrail(): Trail | undefined {
    return slice.mergeChanges && startTrail()
  }

  function read(occasion: Occasion): Read {
    const before = stored
    const text = device.read(key)
    if (isOpen(occasion) && text !== undefined && text === before) return { status: 'known' }
    // All that the page had was stored when it was left, so whatever stands there now has come after it.
    const isAllStored = occasion === 'return' && textNow() === before
    stored = text
    isNewer = false
    damaged = undefined
    if (stored === undefined) return { status: 'none' }
    if (stored === null) return readNothing(occasion, before)
    const decoded = decodeKept(slice, stored)
    if (decoded.status === 'unreadable') {
      isNewer = decoded.reason === 'newer'
      damaged = isNewer ? undefined : stored
      const isKnown = damaged !== undefined && setAside(slice.name, damaged).isKnown
      // What is no default here, such as the market, takes its place at once: no change of the trader's would.
      return { ...decoded, isToBeWritten: isOwn(), isKnown }
    }
    // Meanwhile all may have been erased and begun anew, or more written than a trail is long.
    const common = occasion === 'return' ? undefined : trail?.commonWith(decoded.from)
    const base = common ? common.text : before
    trail?.add(stored, decoded.from)
    const generation = store.get(generationsAtom)[slice.name] ?? 0
    // Another tab wrote to what was replaced here. Of one that it joins, this tab has replaced nothing.
    if (occasion !== 'join' && !isAllStored && decoded.generation < generation)
      return { status: 'unwritten' }
    noteGeneration(decoded.generation)
    const isMerged =
      isBeginning(occasion) ||
      (isOpen(occasion) && !isAllStored && decoded.generation === generation)
    return {
      status: 'value',
      value: isMerged ? mergedWith(decoded.value, occasion, base) : decoded.value,
    }
  }

  /** Returns the value from the device, merged with the changes that were made here since both had `base`. */
  function mergedWith(theirs: unknown, occasion: Occasion, base: string | null | undefined) {
    if (slice.merge) return slice.merge(store.get(slice.atom), theirs)
    return withMyChanges(theirs, occasion, base)
  }

  function withMyChanges(theirs: unknown, occasion: Occasion, base: string | null | undefined) {
    if (!slice.mergeChanges || textNow() === undefined) return theirs
    const mine = versioned(slice, store.get(slice.atom)).value
    // Nothing was kept before. Of what both have changed, what the trader has asked to keep counts.
    const merged = isBeginning(occasion)
      ? slice.mergeChanges(theirs, mine, slice.defaultValue)
      : slice.mergeChanges(mine, theirs, valueOf(base))
    // Together they may be more than there is room for.
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
    // Nothing says of itself what it was made from: it is taken to follow what stood there.
    trail?.add(null, trail.ofNext())
    // What the page has begun with, such as its market, is kept from the first time on; a tab that has just begun to
    // keep has nothing yet of what this one has collected.
    if (!isOpen(occasion)) return { status: isOwn() ? 'unwritten' : 'none' }
    return { status: 'value', value: withMyChanges(slice.defaultValue, occasion, before) }
  }

  /** Whether this tab has something else than where all begin. */
  function isOwn(): boolean {
    return typeof textNow() === 'string'
  }

  function write(): DeviceProblem | undefined {
    if (stored === undefined) lookAt(device.read(key))
    if (isNewer) return undefined
    const same = textNow()
    if (same === undefined || same === stored) return undefined
    const from = trail?.ofNext()
    const text = from ? textNow(from) : same
    if (text === undefined) return undefined
    const inTheWay = damaged === undefined ? undefined : setAside(slice.name, damaged).problem
    const problem = inTheWay ?? device.write(key, text)
    if (problem) return problem
    stored = text
    trail?.add(text, from)
    damaged = undefined
    return undefined
  }

  function lookAt(text: string | null | undefined) {
    stored = text
    if (text !== undefined) trail?.add(text, undefined)
  }

  /**
   * The text of the slice as it would be, made from the same as the one that stands there. `undefined` for what no
   * schema lets through: that is a mistake of ours, and not the device's.
   */
  function textNow(from = trail?.ofNewest()): string | null | undefined {
    const generation = store.get(generationsAtom)[slice.name] ?? 0
    try {
      const text = encodeKept(slice, store.get(slice.atom), generation, from)
      // A default that an import has brought is stored, so that every tab knows what is older than it.
      const isNothing = generation === 0 && text === encodeKept(slice, slice.defaultValue, 0, from)
      return isNothing ? null : text
    } catch (cause) {
      logFailure(`${slice.name} is not kept: it does not pass its schema`, cause)
      return undefined
    }
  }

  function isBehind(): boolean {
    // What cannot be put together is as the later one leaves it.
    if (!slice.merge && !slice.mergeChanges) return false
    const text = device.read(key)
    if (stored === undefined || text === undefined || text === stored) return false
    // That nothing stands there is a change only where one knows what stood there.
    return text !== null || slice.mergeChanges !== undefined
  }

  function forget() {
    stored = undefined
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

/** Whether this tab has looked at the device before. */
export function isOpen(occasion: Occasion): boolean {
  return occasion === 'follow' || occasion === 'return'
}

/** Whether the trader may have changed something in this tab before it has looked at the device for the first time. */
function isBeginning(occasion: Occasion): boolean {
  return occasion === 'join' || occasion === 'late'
}
