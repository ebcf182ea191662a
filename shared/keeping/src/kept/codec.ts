import * as v from 'valibot'
import { isSealed, sealed } from './seal'
import type { Slice } from './slice'
import type { Ancestry } from './trail'

/** A value together with the version that wrote it. */
export const VersionedSchema = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  value: v.unknown(),
})

export type Versioned = v.InferOutput<typeof VersionedSchema>

const KeptSchema = v.object({
  ...VersionedSchema.entries,
  /** When the whole was last replaced by an import, in epoch milliseconds: what is older is not merged in. */
  generation: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0)), 0),
  /** The marks of the texts that it was derived from, for slices merged between tabs. */
  from: v.optional(v.array(v.string())),
})

export type Unreadable = {
  status: 'unreadable'
  /** A newer version of the app wrote it, or nothing that it could have been written by is known. */
  reason: 'newer' | 'corrupt'
  /** The place that is wrong, such as `value.0.price`. */
  where: string
}

type Read<Value> = { status: 'read'; value: Value } | Unreadable

/** The value as data that pass the schema, and nothing besides. Throws for a value that does not. */
export function versioned(slice: Slice, value: unknown): Versioned {
  return { version: slice.version, value: v.parse(slice.schema, value) }
}

/** The value of this version behind data of this version or an older one. */
export function readVersioned(slice: Slice, data: unknown): Read<unknown> {
  const outer = v.safeParse(VersionedSchema, data)
  if (!outer.success) return corrupt(outer.issues)
  const { version, value } = outer.output
  if (version > slice.version) return { status: 'unreadable', reason: 'newer', where: 'version' }
  try {
    const inner = v.safeParse(slice.schema, migrated(slice, version, value))
    if (!inner.success) return corrupt(inner.issues, 'value')
    return { status: 'read', value: inner.output }
  } catch {
    // A migration may fail in any way on data that its version never wrote.
    return { status: 'unreadable', reason: 'corrupt', where: 'value' }
  }
}

/** The text of a slice for storage; equal values with the same ancestry give equal texts. */
export function encodeKept(
  slice: Slice,
  value: unknown,
  generation: number,
  from?: Ancestry,
): string {
  const json = JSON.stringify({ ...versioned(slice, value), generation, from })
  return slice.readSealed ? sealed(json) : json
}

export function decodeKept(
  slice: Slice,
  text: string,
): { status: 'read'; value: unknown; generation: number; from?: Ancestry } | Unreadable {
  const data = parsedJson(text)
  const outer = v.safeParse(KeptSchema, data)
  if (!outer.success) return corrupt(outer.issues)
  const { version, value, generation, from } = outer.output
  if (slice.readSealed && version === slice.version && isSealed(text))
    return { status: 'read', value: slice.readSealed(value), generation }
  const read = readVersioned(slice, data)
  return read.status === 'read' ? { ...read, generation, from } : read
}

/** `undefined`, which is no JSON value, for invalid JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function migrated(slice: Slice, version: number, value: unknown): unknown {
  let current = value
  for (let from = version; from < slice.version; from += 1) {
    const migrate = slice.migrations[from]
    if (!migrate) throw new Error(`${slice.name} has no migration from ${from}: add one.`)
    current = migrate(current)
  }
  return current
}

function corrupt(
  [issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]],
  root?: string,
): Unreadable {
  const where = [root, v.getDotPath(issue)].filter(Boolean).join('.')
  return { status: 'unreadable', reason: 'corrupt', where }
}
