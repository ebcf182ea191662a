import * as v from 'valibot'

/** Valid data, or the first place at which they differ from the schema (empty: the root), and how. */
export type Checked<Data> =
  { isValid: true; data: Data } | { isValid: false; place: string; problem: string }

/** Validates external data against a schema of the contract. */
export function check<const Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
): Checked<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, data)
  if (result.success) return { isValid: true, data: result.output }
  const [issue] = result.issues
  return { isValid: false, place: v.getDotPath(issue) ?? '', problem: issue.message }
}

/** Validates data that are required: throws an error that names `what` and the place. */
export function parseAs<const Schema extends v.GenericSchema>(
  schema: Schema,
  what: string,
  data: unknown,
): v.InferOutput<Schema> {
  const checked = check(schema, data)
  if (checked.isValid) return checked.data
  throw new Error(`${what} is not valid at ${checked.place || 'the top'}: ${checked.problem}`)
}
