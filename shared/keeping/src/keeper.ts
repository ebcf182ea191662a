import type { Store } from 'jotai'
import { beginAnewAtom, receiveDataAtom, replacedAtom } from './keeping'
import { keepingFailsAtom, keepingWishAtom } from '@aldergate/platform'
import {
  copiesWith,
  type DamagedCopy,
  damagedCopiesAtom,
  damagedDeletionsAtom,
  NO_COPIES,
  readCopies,
  type SetAside,
  writeCopies,
} from './kept/damaged'
import { deviceOf, type DeviceProblem } from './kept/device'
import { type KeptSlice, keptSlice } from './kept/keptSlice'
import {
  DAMAGED_KEY,
  KEEP_ERASED,
  KEEP_KEY,
  KEEP_VALUE,
  keyOf,
  keysToForget,
  type SliceName,
} from '@aldergate/contract'
import { newerSlicesAtom } from './kept/newer'
import { KEPT } from './kept/slices'
import { isOpen, type Occasion } from './kept/standing'
import { startWriter, type Writer } from './kept/writer'

/** A problem that the trader has to know of. */
export type KeepingProblem =
  /** The stored data of these slices cannot be used: they have their defaults. */
  | { kind: 'unreadable'; reason: 'corrupt' | 'newer'; slices: readonly SliceName[] }
  /** Nothing can be stored: reported once, not at every change, until storing succeeds again. */
  | { kind: 'device'; reason: DeviceProblem }

interface KeeperOptions {
  /** Whether the trader cannot have changed anything yet: then stored data replace those in memory. */
  isFirst?: boolean
  onProblem: (problem: KeepingProblem) => void
}

/**
 * Stores the trader's data on the device while they want it, in sync with other tabs: loads what is stored, before the
 * first render, then stores changes. Returns a function that ends it.
 */
export function startKeeping(
  store: Store,
  openStorage: () => Storage,
  { isFirst = true, onProblem }: KeeperOptions,
): () => void {
  const device = deviceOf(openStorage)
  const all = KEPT.map((slice) => keptSlice(slice, store, device, setAside))
  let isTold = false
  /** Copies that the device has not taken: they are only here. */
  let untaken: readonly DamagedCopy[] = []
  /** Defined while data are being stored. */
  let keeping: (Omit<Writer, 'stop'> & { end: () => void }) | undefined

  function begin(isChoiceStored: boolean) {
    store.set(keepingFailsAtom, !isChoiceStored)
    const writer = startWriter(device, {
      isChoiceStored,
      onWritten: (problem) => {
        store.set(keepingFailsAtom, problem !== undefined)
        tell(problem)
      },
      onBehind: (kept) => takeOver('follow', [kept]),
      onCleared: followChoice,
    })
    const stops = [
      ...all.map((kept) => store.sub(kept.slice.atom, () => writer.note(kept))),
      store.sub(replacedAtom, () => {
        const replaced = store.get(replacedAtom)
        for (const kept of all) if (replaced.includes(kept.slice.name)) writer.note(kept)
      }),
    ]
    keeping = {
      ...writer,
      end: () => {
        for (const stop of stops) stop()
        writer.stop()
        keeping = undefined
      },
    }
    return writer
  }

  /** Keeps a copy of unreadable text before anything overwrites it. The trader can export it at once. */
  function setAside(slice: SliceName, text: string): SetAside {
    const copy = { slice, at: Date.now(), text }
    store.set(damagedCopiesAtom, (shown) => copiesWith(shown, copy))
    const { copies: known, others } = readCopies(device.read(DAMAGED_KEY)) ?? NO_COPIES
    const copies = copiesWith(known, copy)
    const isKnown = copies === known
    const problem = isKnown ? undefined : device.write(DAMAGED_KEY, writeCopies({ copies, others }))
    untaken = untaken.filter((other) => other.slice !== slice || other.text !== text)
    if (problem) untaken = [...untaken, copy]
    return { isKnown, problem }
  }

  function showCopies() {
    const stored = readCopies(device.read(DAMAGED_KEY))
    if (stored) store.set(damagedCopiesAtom, untaken.reduce(copiesWith, stored.copies))
  }

  /** The trader has deleted the copies, so the damaged originals may be overwritten as well. */
  function followDeletion() {
    untaken = []
    const { others } = readCopies(device.read(DAMAGED_KEY)) ?? NO_COPIES
    tell(device.write(DAMAGED_KEY, writeCopies({ copies: [], others })))
    letGo()
  }

  /** Another tab has set copies aside, or its trader has deleted them all: there are none then of what had one. */
  function followCopies() {
    showCopies()
    if (readCopies(device.read(DAMAGED_KEY))?.copies.length === 0) letGo()
  }

  /** Lets those be overwritten of which no copy is shown any more. */
  function letGo() {
    const shown = new Set(store.get(damagedCopiesAtom).map(({ slice }) => slice))
    for (const kept of all) if (!shown.has(kept.slice.name) && kept.letGo()) keeping?.note(kept)
  }

  function tell(problem: DeviceProblem | undefined) {
    const isNew = problem && !isTold
    isTold = problem !== undefined
    if (isNew) onProblem({ kind: 'device', reason: problem })
  }

  /** Loads slices, and returns those that still have to be written. */
  function takeOver(occasion: Occasion, some: readonly KeptSlice[]): readonly KeptSlice[] {
    const reads = some
      .map((kept) => ({ kept, ...kept.read(occasion) }))
      .filter(({ status }) => status !== 'known')
    const parts = reads.flatMap((read) =>
      read.status === 'value' ? [{ slice: read.kept.slice, value: read.value }] : [],
    )
    if (parts.length > 0) store.set(receiveDataAtom, parts)
    const unwritten = reads.flatMap((read) =>
      read.status === 'unwritten' || (read.status === 'unreadable' && read.isToBeWritten)
        ? [read.kept]
        : [],
    )
    for (const kept of unwritten) keeping?.note(kept)
    const unreadable = reads.filter((read) => read.status === 'unreadable')
    const newer = unreadable.filter(({ reason }) => reason === 'newer').map(nameOf)
    const known = store.get(newerSlicesAtom)
    store.set(newerSlicesAtom, [
      ...known.filter((name) => !reads.some((read) => nameOf(read) === name)),
      ...newer,
    ])
    // The trader has already been told of damage that was set aside.
    const damaged = unreadable.filter(({ reason, isKnown }) => reason === 'corrupt' && !isKnown)
    // What another tab has damaged takes nothing away here.
    if (!isOpen(occasion)) tellUnreadable('corrupt', damaged.map(nameOf))
    tellUnreadable(
      'newer',
      newer.filter((name) => !known.includes(name)),
    )
    return unwritten
  }

  function tellUnreadable(reason: 'corrupt' | 'newer', slices: readonly SliceName[]) {
    if (slices.length > 0) onProblem({ kind: 'unreadable', reason, slices })
  }

  function forget(isErased: boolean) {
    // Written first, because it notifies other tabs. If nothing is stored, they work on data of their own, and must not
    // be notified.
    if (isErased && device.read(KEEP_KEY) === KEEP_VALUE) device.write(KEEP_KEY, KEEP_ERASED)
    for (const key of keysToForget(isErased)) tell(device.write(key, null))
    for (const kept of all) kept.forget()
    untaken = []
    store.set(newerSlicesAtom, [])
  }

  /** This tab's trader has made a choice. */
  function followWish() {
    // Another tab may have started storing without this one having been notified: join it instead of overwriting.
    if (store.get(keepingWishAtom).keeps && !keeping) followChoice()
    const { keeps, erased } = store.get(keepingWishAtom)
    if (keeps && !keeping) {
      const writer = begin(false)
      for (const kept of all) writer.note(kept)
      writer.flush()
    }
    if (!keeps && (keeping || erased)) {
      keeping?.end()
      forget(erased)
    }
  }

  /** The choice was made in another tab, or removed by something that clears the device's storage. */
  function followChoice(occasion: 'join' | 'late' = 'join') {
    const choice = device.read(KEEP_KEY)
    if (choice === KEEP_VALUE && !keeping) {
      begin(true)
      // Before the data, so that no alert of theirs is checked in a market that is not theirs.
      store.set(keepingWishAtom, { keeps: true, erased: false })
      showCopies()
      takeOver(occasion, all)
    }
    if (choice === null && keeping) {
      keeping.end()
      // What this tab has written since the other one began to remove.
      forget(false)
      store.set(keepingWishAtom, { keeps: false, erased: false })
    }
  }

  /** The trader has erased all data in another tab, and may have allowed storage again since. */
  function followErasure() {
    keeping?.end()
    // Removes what this tab has written before it was notified.
    if (device.read(KEEP_KEY) !== KEEP_VALUE) forget(false)
    untaken = []
    store.set(beginAnewAtom)
    store.set(keepingWishAtom, { keeps: false, erased: false })
  }

  function followOtherTab({ key, newValue }: StorageEvent) {
    if (key === KEEP_KEY && newValue === KEEP_ERASED) followErasure()
    if (key === null || key === KEEP_KEY) followChoice()
    if (key === DAMAGED_KEY && keeping) followCopies()
    const kept = all.find(({ slice }) => keyOf(slice.name) === key)
    if (kept && keeping) takeOver('follow', [kept])
  }

  /**
   * The page was restored from the back/forward cache: it has missed all storage events, and loads what the device has
   * now. If that is empty, it keeps its data, because an erasure leaves no trace.
   */
  function catchUp({ persisted }: PageTransitionEvent) {
    if (!persisted) return
    if (keeping && !keeping.isChoiceStored()) return beginAgain(keeping)
    followChoice()
    if (!keeping) return
    showCopies()
    takeOver('return', all)
  }

  /**
   * The device has not taken the choice yet, so nothing there says that it was taken back: what this tab has is written
   * as if the trader had just chosen.
   */
  function beginAgain({ note }: Pick<Writer, 'note'>) {
    for (const kept of all) kept.forget()
    if (device.read(KEEP_KEY) === KEEP_VALUE) {
      showCopies()
      takeOver('late', all)
    }
    for (const kept of all) note(kept)
  }

  if (isFirst && device.read(KEEP_KEY) === KEEP_VALUE) {
    showCopies()
    const unwritten = takeOver('start', all)
    const writer = begin(true)
    for (const kept of unwritten) writer.note(kept)
    store.set(keepingWishAtom, { keeps: true, erased: false })
  } else {
    followChoice(store.get(keepingWishAtom).keeps ? 'late' : 'join')
    followWish()
  }
  const stops = [
    store.sub(keepingWishAtom, followWish),
    store.sub(damagedDeletionsAtom, followDeletion),
  ]
  window.addEventListener('storage', followOtherTab)
  window.addEventListener('pageshow', catchUp)

  return () => {
    keeping?.flush()
    keeping?.end()
    for (const stop of stops) stop()
    window.removeEventListener('storage', followOtherTab)
    window.removeEventListener('pageshow', catchUp)
  }
}

function nameOf({ kept }: { kept: KeptSlice }): SliceName {
  return kept.slice.name
}
