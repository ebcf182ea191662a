import type { Device, DeviceProblem } from './device'
import type { KeptSlice } from './keptSlice'
import { KEEP_KEY, KEEP_VALUE } from '@aldergate/contract'

/** The batching delay: changes in quick succession are stored once. */
export const WRITE_DELAY_MS = 400

/** Stores changes in batches, or at once when the page is hidden or left. */
export interface Writer {
  note: (kept: KeptSlice) => void
  flush: () => void
  /** Whether the device has the trader's choice from this tab, or had it before. */
  isChoiceStored: () => boolean
  /** Drops pending changes. */
  stop: () => void
}

interface WriterOptions {
  isChoiceStored: boolean
  /** Called after each attempt with the problem, if any; failed writes are retried with the next change. */
  onWritten: (problem: DeviceProblem | undefined) => void
  /** Another tab has stored the slice first: both tabs' changes are merged before this one writes. */
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
    // The change that ended the storing may still trigger subscriptions.
    if (isOver) return
    changed.add(kept)
    if (document.hidden) flush()
    else timer ??= setTimeout(flush, WRITE_DELAY_MS)
  }

  function flush() {
    rest()
    // No event reports changes by an extension or in this page's own console.
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
    isChoiceStored: () => isChosen,
    stop: () => {
      isOver = true
      rest()
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flushWhenHidden)
    },
  }
}
