import * as v from 'valibot'

/** Makes a schema accept data of a newer program: unknown fields are dropped instead of refused, at every depth. */
export function tolerant<const Schema extends v.GenericSchema>(schema: Schema): Schema {
  return loosened(schema) as Schema
}

/** A schema with its nested schemas. */
interface Parts extends v.GenericSchema {
  entries?: Readonly<Record<string, Parts>>
  item?: Parts
  options?: readonly Parts[]
  wrapped?: Parts
  default?: unknown
  /** For a variant the discriminating field, for a record the schema of its keys. */
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
