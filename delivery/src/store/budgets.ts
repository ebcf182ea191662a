import * as v from 'valibot'

const LIMIT = 'a number from 0'

const Limit = v.pipe(v.number(LIMIT), v.minValue(0, LIMIT))

/** The browser lets a tab change its place 200 times in ten seconds. */
const MOST_MOUNTS = 80
const MOUNTS = `a whole number from 1 to ${MOST_MOUNTS}`

const Mounts = v.pipe(
  v.number(MOUNTS),
  v.integer(MOUNTS),
  v.minValue(1, MOUNTS),
  v.maxValue(MOST_MOUNTS, MOUNTS),
)

/** For what is an object of keys. */
export const KEYS = 'an object such as {}'

/** The limits of what a page may weigh, take and leave behind; the owners of a store may change each. */
export const Budgets = v.strictObject(
  {
    /** How often each page is mounted and left, for what it leaves behind. */
    mounts: v.optional(Mounts, 50),
    /** Of the remote's entry, compressed, in kB of 1,000 bytes. */
    entryKb: v.optional(Limit, 20),
    /** Of what the page needs besides the entry, compressed. */
    pageKb: v.optional(Limit, 150),
    /** Until the page stands for the first time, with its files from this very machine. */
    mountMs: v.optional(Limit, 3_000),
    /** Rules of accessibility that the page may break. */
    findings: v.optional(Limit, 0),
    /** Globals that it may add to its remote's own; those of the chart library are of shared. */
    globals: v.optional(v.array(v.string('the name of a global'), 'a list of names of globals'), [
      'Apex',
      'SVG',
      'TreemapSquared',
    ]),
    /** Listeners that each time of mounting and leaving the page may leave behind. */
    listenersPerMount: v.optional(Limit, 0.5),
    /** The same of nodes of the document. */
    nodesPerMount: v.optional(Limit, 1),
    /** Memory that all of them together may leave behind, in kB; what is kept once and for good is in it. */
    heapKb: v.optional(Limit, 6_000),
  },
  KEYS,
)

export type Budgets = v.InferOutput<typeof Budgets>

/** The limits that hold where a store has no others. */
export const BUDGETS = v.parse(Budgets, {})
