import type { Device, DeviceProblem } from './device'
import type { KeptSlice } from './keptSlice'
import { KEEP_KEY, KEEP_VALUE } from '@aldergate/contract'

/** Changes that follow each other closely are stored once. */
export const WRITE_DELAY_MS = 400

/** Stores what has changed: soon, and at once when the page is hidden or left. */
export interface Writer {
  note: (kept: KeptSlice) => void
  flush: () => void
  /** Forgets what was noted, and waits for nothing. */
  stop: () => void
}

interface WriterOptions {
  isChoiceStored: boolean
  /** Hears after each attempt what was in the way, if anything; what failed is tried again with the next change. */
  onWritten: (problem: DeviceProblem | undefined) => void
  /** Another tab has stored it first: what both have changed is put together before this one writes. */
  onBehind: (kept: KeptSlice) => void
  /** The choice that was stored is there no more: something has cleared the device, and nothing is written. */
  onCleared: () => void
}

export function startWriter(
  device: Device,
  { isChoiceStored, onWritten, onBehind, onCleared }: WriterOptions,
): Writer {
  const changed = new Set<KeptSlice>()
  let isChosen = isChoiceStored
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  function note(kept: KeptSlice) {
    // The change that ended the keeping may still be on its way to those who listen to the values.
    if (isOver) return
    changed.add(kept)
    if (document.hidden) flush()
    else timer ??= setTimeout(flush, WRITE_DELAY_MS)
  }

  function flush() {
    rest()
    // No event tells a page of what an extension or its own console does there.
    if (isChosen && device.read(KEEP_KEY) === null) return onCleared()
    let problem: DeviceProblem | undefined
    for (const kept of changed) {
      if (kept.isBehind()) onBehind(kept)
      const inTheWay = kept.write()
      if (inTheWay) problem = inTheWay
      else changed.delete(kept)
    }
    // Last, so that another tab that joins finds everything.
    const inTheWay = isChosen ? undefined : device.write(KEEP_KEY, KEEP_VALUE)
    isChosen = !inTheWay
    onWritten(problem ?? inTheWay)
  }

  function flushWhenHidden() {
    if (document.hidden) flush()
  }

  function rest() {
    clearTimeout(timer)
    timer = undefined
  }

  window.addEventListener('pagehide', flush)
  document.addEventListener('visibilitychange', flushWhenHidden)
  return {
    note,
    flush,
    stop: () => {
      isOver = true
      rest()
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flushWhenHidden)
    },
  }
}
