import { LANGUAGES } from '@aldergate/contract'
import { type KeptAlerts, MAX_NOTIFICATIONS } from '@aldergate/platform'
import * as v from 'valibot'
import { fieldByField, type Merge, thingByThing } from './merging'

/** More than the alerts panel has samples. */
const MAX_READ = 100

/** The latest valid date. */
const LAST_MOMENT = 8.64e15

/** More alerts than one document can produce: room for ids after the latest date. */
const ROOM = 1_000_000

const id = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LAST_MOMENT + ROOM))
const key = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT))

const AlertEntrySchema = v.object({
  id,
  title: v.optional(v.string()),
  text: v.string(),
  lang: v.optional(v.picklist(LANGUAGES)),
  at: moment,
  kind: v.literal('priceAlert'),
  type: v.picklist(['info', 'warning']),
  isRead: v.boolean(),
  /** A path within this app: a file must not link elsewhere. */
  to: v.optional(v.pipe(v.string(), v.regex(/^\/(?![/\\])/))),
  event: v.optional(v.pipe(v.string(), v.maxLength(100))),
})

/** Alerts from outside. */
export const FiredAlertsSchema: v.GenericSchema<unknown, KeptAlerts> = v.object({
  entries: v.pipe(
    v.array(AlertEntrySchema),
    v.maxLength(MAX_NOTIFICATIONS),
    v.check(
      (entries) => new Set(entries.map(({ id }) => id)).size === entries.length,
      'An id stands twice.',
    ),
    v.transform((entries) => withRoom(entries)),
  ),
  read: v.pipe(v.array(key), v.maxLength(MAX_READ)),
  snoozed: v.pipe(
    v.array(v.object({ key, until: moment, id: v.optional(id) })),
    v.maxLength(MAX_NOTIFICATIONS + MAX_READ),
  ),
})

/** The alerts in their order, renumbered if a file's ids leave no room for later ones. */
function withRoom(entries: KeptAlerts['entries']): KeptAlerts['entries'] {
  if (entries.every(({ id }) => id <= LAST_MOMENT)) return entries
  let next = LAST_MOMENT
  return entries
    .toSorted((one, other) => other.id - one.id)
    .map((entry) => {
      const id = Math.min(entry.id, next)
      next = id - 1
      return { ...entry, id }
    })
}

const mergeFields = fieldByField<KeptAlerts>({
  entries: thingByThing(({ id }) => id),
  read: thingByThing((key) => key),
  snoozed: thingByThing(({ key, id }) => id ?? key),
})

/**
 * Alerts that fired in both tabs since they last agreed are unified: stored once, and read or snoozed if either has
 * done so. Two different alerts that fired in the same millisecond have the same id: mine gets the next free one.
 */
export const mergeFiredAlerts: Merge<KeptAlerts> = (mine, theirs, base) => {
  const known = new Set(base.entries.map(({ id }) => id))
  const told = theirs.entries.filter(({ id }) => !known.has(id))
  const twinOf = ({ id, event }: KeptAlerts['entries'][number]) =>
    known.has(id) || event === undefined ? undefined : told.find((other) => other.event === event)
  const ids = new Set([...mine.entries, ...theirs.entries].map(({ id }) => id))
  /** Maps the old id of each of my alerts to its new one. */
  const newIds = new Map<number, number>()
  const entries = mine.entries.flatMap((entry) => {
    const twin = twinOf(entry)
    const isTaken = told.some(({ id, event }) => id === entry.id && event !== entry.event)
    const id = twin?.id ?? (isTaken ? nextFree(entry.id, ids) : entry.id)
    newIds.set(entry.id, id)
    return twin ? [] : [{ ...entry, id }]
  })
  const snoozed = mine.snoozed.map((mark) => {
    const id = mark.id === undefined ? undefined : newIds.get(mark.id)
    return id === undefined ? mark : { ...mark, id }
  })
  // A rule fires more than once, and each time the event is the same: one that both have had says nothing of the next.
  const readHere = new Set(
    mine.entries.filter(({ id, isRead }) => isRead && !known.has(id)).map(({ event }) => event),
  )
  const stored = theirs.entries.map((entry) => {
    const isReadHere =
      told.includes(entry) && entry.event !== undefined && readHere.has(entry.event)
    return isReadHere ? { ...entry, isRead: true } : entry
  })
  const merged = mergeFields({ ...mine, entries, snoozed }, { ...theirs, entries: stored }, base)
  const newestFirst = merged.entries.toSorted((one, other) => other.id - one.id)
  return { ...merged, entries: newestFirst.slice(0, MAX_NOTIFICATIONS) }
}

function nextFree(id: number, ids: Set<number>): number {
  let free = id + 1
  while (ids.has(free)) free += 1
  ids.add(free)
  return free
}
