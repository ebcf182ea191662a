import * as v from 'valibot'
import { BRAND, type SliceName } from '@aldergate/contract'
import { parsedJson, readVersioned, versioned, VersionedSchema } from './codec'
import type { DamagedCopy } from './damaged'
import type { Slice } from './slice'

/** The version of the file format; each slice has its own version. */
const DOCUMENT_SCHEMA = 1

/** In characters: an export of a hundred thousand trades has forty million. */
export const MAX_DOCUMENT_LENGTH = 50_000_000

const OwnSchema = v.object({ product: v.literal(BRAND.product) })

const DocumentSchema = v.object({
  ...OwnSchema.entries,
  schema: v.pipe(v.number(), v.integer(), v.minValue(1)),
  exportedAt: v.pipe(v.string(), v.isoTimestamp(), v.check(isTime)),
  slices: v.record(v.string(), VersionedSchema),
})

type KeptDocument = v.InferOutput<typeof DocumentSchema>

export type DocumentProblem =
  'too-large' | 'not-json' | 'other-product' | 'newer' | 'unknown-part' | 'corrupt' | 'empty'

export interface RefusedDocument {
  status: 'refused'
  reason: DocumentProblem
  /** The place that is wrong, such as `slices.alerts.value.0.pair`; empty for the file as a whole. */
  where: string
}

/** A file whose every part was found to be right. */
export interface SoundDocument {
  status: 'sound'
  exportedAt: string
  parts: readonly { slice: Slice; value: unknown }[]
}

/** The file's text: all slices, formatted for human readers. */
export function writeDocument(
  slices: readonly Slice[],
  valueOf: (slice: Slice) => unknown,
  now: number,
  damaged: readonly DamagedCopy[] = [],
): string {
  const document: KeptDocument & { damaged?: readonly DamagedCopy[] } = {
    product: BRAND.product,
    schema: DOCUMENT_SCHEMA,
    exportedAt: new Date(now).toISOString(),
    slices: Object.fromEntries(
      slices.map((slice) => [slice.name, versioned(slice, valueOf(slice))]),
    ),
    // For people who examine the file; an import ignores it.
    ...(damaged.length > 0 && { damaged }),
  }
  return JSON.stringify(document, undefined, 2)
}

/** Checks the whole of a file, and changes nothing. A slice that it does not name is not in its parts. */
export function readDocument(
  slices: readonly Slice[],
  text: string,
): SoundDocument | RefusedDocument {
  if (text.length > MAX_DOCUMENT_LENGTH) return refused('too-large')
  const data = parsedJson(text)
  if (data === undefined) return refused('not-json')
  if (!v.is(OwnSchema, data)) return refused('other-product', 'product')
  const outer = v.safeParse(DocumentSchema, data)
  if (!outer.success) return refused('corrupt', v.getDotPath(outer.issues[0]) ?? '')
  const document = outer.output
  if (document.schema > DOCUMENT_SCHEMA) return refused('newer', 'schema')

  const parts: { slice: Slice; value: unknown }[] = []
  for (const [name, content] of Object.entries(document.slices)) {
    const slice = slices.find((known) => known.name === name)
    if (!slice) return refused('unknown-part', placeOf(name))
    const read = readVersioned(slice, content)
    if (read.status !== 'read') return refused(read.reason, `${placeOf(name)}.${read.where}`)
    parts.push({ slice, value: read.value })
  }
  if (parts.length === 0) return refused('empty', 'slices')
  return { status: 'sound', exportedAt: document.exportedAt, parts }
}

function placeOf(name: SliceName | string): string {
  return `slices.${name}`
}

function refused(reason: DocumentProblem, where = ''): RefusedDocument {
  return { status: 'refused', reason, where }
}

/** Some texts pass for a timestamp without being valid: "+05" lacks the minutes of its offset. */
function isTime(text: string): boolean {
  return !Number.isNaN(Date.parse(text))
}
