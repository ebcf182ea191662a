import * as v from 'valibot'

/** The metadata of every published file; an unknown key fails. */
export const FILE_FACTS = {
  name: v.string(),
  source: v.strictObject({
    repo: v.string(),
    commit: v.string(),
    license: v.string(),
    path: v.string(),
  }),
  tolerance: v.number(),
  notes: v.optional(v.string()),
}

/** A published number: null is a value that is missing, which is NaN here. */
export const Value = v.pipe(
  v.nullable(v.number()),
  v.transform((value) => value ?? Number.NaN),
)

export const Values = v.array(Value)

/** Asserts that every value is as expected within the tolerance, and missing where it should be. */
export function expectValues(
  values: ArrayLike<number>,
  expected: readonly number[],
  tolerance: number,
): void {
  expect(values).toHaveLength(expected.length)
  const differing = expected.flatMap((target, index) => {
    const value = Number(values[index])
    const isEqual = Object.is(value, target) || Math.abs(value - target) <= tolerance
    return isEqual ? [] : [{ index, value, expected: target }]
  })
  expect(differing).toEqual([])
}
