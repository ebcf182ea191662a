import * as v from 'valibot'

/** The figures that a run of the quality suite measured, by name. */
export const Figures = v.record(v.string(), v.number())

/** The maximum of each figure, with the reason. */
export const Limits = v.record(v.string(), v.strictObject({ max: v.number(), why: v.string() }))

export type Figures = v.InferOutput<typeof Figures>
export type Limits = v.InferOutput<typeof Limits>

/** A figure beside its limit. */
export interface Judgement {
  name: string
  figure?: number
  max?: number
  /** Why the figure fails; `undefined` when it passes. */
  problem?: string
}

/** A limit with this ending applies to each figure with the same beginning. */
const MANY = '…'

/**
 * Compares figures with their limits, by name: each needs the other. A limit such as "contained: …" applies to every
 * figure that begins with "contained: ".
 */
export function judge(figures: Figures, limits: Limits): Judgement[] {
  const measured = Object.keys(figures)
  const missing = Object.keys(limits).filter((limit) => !measured.some((name) => fits(name, limit)))
  return [...measured, ...missing].sort().map((name) => {
    const figure = figures[name]
    const limit = limits[Object.keys(limits).find((each) => fits(name, each)) ?? '']
    return { name, figure, max: limit?.max, problem: problemOf(figure, limit) }
  })
}

function fits(name: string, limit: string): boolean {
  return limit.endsWith(MANY) ? name.startsWith(limit.slice(0, -MANY.length)) : name === limit
}

function problemOf(figure: number | undefined, limit: Limits[string] | undefined) {
  if (!limit) return 'has no limit: add one to e2e/quality/limits.json'
  if (figure === undefined) return 'was not measured: mend its test, or remove the limit'
  // Written so that NaN never passes.
  return figure <= limit.max ? undefined : `exceeds its limit (${limit.why})`
}

/** The judgements as lines of a table. */
export function tableOf(judgements: readonly Judgement[]): string[] {
  const width = Math.max(...judgements.map(({ name }) => name.length), 0)
  return judgements.map(({ name, figure, max, problem }) => {
    const columns = [name.padEnd(width), cell(figure), cell(max), problem ?? 'ok']
    return `  ${columns.join('  ')}`
  })
}

function cell(value: number | undefined): string {
  const text = value === undefined ? '–' : String(Number(value.toFixed(3)))
  return text.padStart(12)
}
