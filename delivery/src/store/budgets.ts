import * as v from 'valibot'

const LIMIT = 'a number from 0'

const Limit = v.pipe(v.number(LIMIT), v.minValue(0, LIMIT))

/** Browsers limit history navigation to 200 calls in ten seconds. */
const MOST_MOUNTS = 80
const MOUNTS = `a whole number from 1 to ${MOST_MOUNTS}`

const Mounts = v.pipe(
  v.number(MOUNTS),
  v.integer(MOUNTS),
  v.minValue(1, MOUNTS),
  v.maxValue(MOST_MOUNTS, MOUNTS),
)

/** The expected value of objects, in messages. */
export const KEYS = 'an object such as {}'

/** The limits of a page's size, speed and leaks; the owners of a store may change each. */
export const Budgets = v.strictObject(
  {
    /** How often each page is mounted and left to measure its leaks. */
    mounts: v.optional(Mounts, 50),
    /** The compressed size of the remote's entry, in kB of 1,000 bytes. */
    entryKb: v.optional(Limit, 20),
    /** The compressed size of everything else that the page needs, in kB of 1,000 bytes. */
    pageKb: v.optional(Limit, 150),
    /** Milliseconds until the page is first shown, with its files served locally. */
    mountMs: v.optional(Limit, 3_000),
    /** Accessibility rules that the page may violate. */
    findings: v.optional(Limit, 0),
    /** Globals that it may add besides its remote's own; those of the chart library come from shared code. */
    globals: v.optional(v.array(v.string('the name of a global'), 'a list of names of globals'), [
      'Apex',
      'SVG',
      'TreemapSquared',
    ]),
    /** Event listeners that each mount of the page may leak. */
    listenersPerMount: v.optional(Limit, 0.5),
    /** Document nodes that each mount of the page may leak. */
    nodesPerMount: v.optional(Limit, 1),
    /** Memory in kB that all mounts together may leave behind, including what is kept once for good. */
    heapKb: v.optional(Limit, 6_000),
  },
  KEYS,
)

export type Budgets = v.InferOutput<typeof Budgets>

/** The limits of a store that sets none. */
export const BUDGETS = v.parse(Budgets, {})
