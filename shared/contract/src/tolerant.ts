import * as v from 'valibot'

/**
 * The schema, for data that a newer program may have written: fields that it does not know are left out
 * instead of refused, at every depth.
 */
export function tolerant<const Schema extends v.GenericSchema>(schema: Schema): Schema {
  return loosened(schema) as Schema
}

/** A schema, with the parts in which it holds other schemas. */
interface Parts extends v.GenericSchema {
  entries?: Readonly<Record<string, Parts>>
  item?: Parts
  options?: readonly Parts[]
  wrapped?: Parts
  default?: unknown
  /** Of a variant the field by which its kinds differ, of a record the schema of its names. */
  key?: string | v.GenericSchema<string, string>
  value?: Parts
}

function loosened(schema: Parts): v.GenericSchema {
  const { type, entries, item, options, wrapped, key, value } = schema
  if (type === 'strict_object' && entries) {
    const known = Object.entries(entries).map(([name, entry]) => [name, loosened(entry)])
    return v.object(Object.fromEntries(known) as v.ObjectEntries)
  }
  if (type === 'array' && item) return v.array(loosened(item))
  if (type === 'optional' && wrapped) return v.optional(loosened(wrapped), schema.default)
  if (type === 'nullable' && wrapped) return v.nullable(loosened(wrapped), schema.default as null)
  if (type === 'record' && value && typeof key === 'object') return v.record(key, loosened(value))
  if (type === 'variant' && typeof key === 'string' && options) {
    return v.variant(key, options.map(loosened) as v.VariantOptions<string>)
  }
  return schema
}
