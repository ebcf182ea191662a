import * as v from 'valibot'

/** A problem of a whole whose parts are right, and the path to the part that shows it. */
export interface Problem {
  at: readonly (string | number)[]
  message: string
}

/** A check of a whole that runs only once each part has passed, so that it may rely on them. */
export function wholeCheck<Whole>(problemOf: (whole: Whole) => Problem | undefined) {
  return v.rawCheck<Whole>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return
    const problem = problemOf(dataset.value)
    if (problem) addIssue({ message: problem.message, path: pathTo(dataset.value, problem.at) })
  })
}

function pathTo(whole: unknown, keys: Problem['at']): [v.IssuePathItem, ...v.IssuePathItem[]] {
  let input = whole
  const items = keys.map((key): v.UnknownPathItem => {
    const value: unknown = (input as Record<string | number, unknown>)[key]
    const item = { type: 'unknown', origin: 'value', input, key, value } as const
    input = value
    return item
  })
  return items as [v.UnknownPathItem, ...v.UnknownPathItem[]]
}
