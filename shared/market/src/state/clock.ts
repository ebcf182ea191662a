import { type Atom, atom } from 'jotai'
import { logFailure } from '@aldergate/platform'
import { type Random, streamRandom } from '../random'
import { feedPausedAtom } from './feed'
import { seedAtom } from './seed'

const SECOND_MS = 1_000

/** The tick interval of a hidden page that is kept awake. */
const HIDDEN_TICK_MS = 15_000

interface Reader {
  periodMs: number
  listener: () => void
}

const readers = new Set<Reader>()
const keepers = new Set<object>()
let interval: ReturnType<typeof setInterval> | undefined
let seconds = 0

/**
 * Calls the listener each `periodMs`, a multiple of a second, until the returned function is called. All listeners
 * share one interval, which pauses while the page is hidden; calls due at the same second run in one callback, shorter
 * periods first, so that React commits once.
 */
export function onTick(periodMs: number, listener: () => void): () => void {
  if (!(periodMs > 0 && periodMs % SECOND_MS === 0)) {
    throw new RangeError(`onTick needs whole seconds: pass a multiple of 1000, not ${periodMs}`)
  }
  const reader = { periodMs, listener }
  readers.add(reader)
  if (readers.size === 1) {
    seconds = 0
    document.addEventListener('visibilitychange', onVisibilityChange)
    followVisibility()
  }
  return () => {
    if (!readers.delete(reader) || readers.size > 0) return
    document.removeEventListener('visibilitychange', onVisibilityChange)
    rest()
  }
}

/**
 * Keeps a slow clock running while the page is hidden, until the returned function is called: every 15 s each listener
 * is called once. For what must not wait for the trader's return: an armed browser notification, a reminder, a running
 * paper bot.
 */
export function keepAwake(): () => void {
  const keeper = {}
  keepers.add(keeper)
  if (document.hidden) followVisibility()
  return () => {
    if (keepers.delete(keeper) && document.hidden) followVisibility()
  }
}

/**
 * A state that steps each `periodMs`, but only while it has subscribers. `initial` may be computed from the random
 * stream, too. The stream's name must be unique; it makes the steps reproducible for a seed.
 */
export function tickingAtom<State>(
  initial: State | ((random: Random) => State),
  next: (state: State, random: Random) => State,
  periodMs: number,
  streamName: string,
): Atom<State> {
  const randomAtom = atom((get) => streamRandom(get(seedAtom), streamName))
  const openingAtom = atom((get) =>
    isDrawn(initial) ? initial(streamRandom(get(seedAtom), `${streamName} opening`)) : initial,
  )
  const steppedAtom = atom<{ state: State }>()
  const stateAtom = atom(
    (get) => {
      const stepped = get(steppedAtom)
      return stepped ? stepped.state : get(openingAtom)
    },
    (get, set) => {
      if (get(feedPausedAtom)) return
      set(steppedAtom, { state: next(get(stateAtom), get(randomAtom)) })
    },
  )
  stateAtom.onMount = (step) => onTick(periodMs, step)
  return stateAtom
}

function isDrawn<State>(
  initial: State | ((random: Random) => State),
): initial is (random: Random) => State {
  return typeof initial === 'function'
}

/**
 * Calls the listeners as soon as the page is visible again: they read the current state, however long it was hidden.
 */
function onVisibilityChange() {
  followVisibility()
  if (!document.hidden) callEach(readers)
}

function followVisibility() {
  rest()
  if (readers.size === 0) return
  if (!document.hidden) interval = setInterval(tick, SECOND_MS)
  else if (keepers.size > 0) interval = setInterval(callEach, HIDDEN_TICK_MS, readers)
}

function rest() {
  clearInterval(interval)
  interval = undefined
}

function tick() {
  seconds += 1
  callEach([...readers].filter(({ periodMs }) => (seconds * SECOND_MS) % periodMs === 0))
}

function callEach(due: Iterable<Reader>) {
  const inOrder = [...due].sort((one, other) => one.periodMs - other.periodMs)
  for (const reader of inOrder) {
    if (readers.has(reader)) call(reader.listener)
  }
}

/** One reader's failure must not stop the others: they may belong to another remote. */
function call(listener: () => void) {
  try {
    listener()
  } catch (cause) {
    logFailure('A listener of the clock failed.', cause)
  }
}
