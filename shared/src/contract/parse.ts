import * as v from 'valibot'

/**
 * Checks data from outside against a schema of the contract.
 * Throws an error that names `what` and the first place at which the data differ.
 */
export function parseAs<const Schema extends v.GenericSchema>(
  schema: Schema,
  what: string,
  data: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, data)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new Error(`${what} is not valid at ${v.getDotPath(issue) ?? 'the top'}: ${issue.message}`)
}
