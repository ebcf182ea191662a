import type { Budgets } from '../store/budgets.ts'
import type { Left, Moment, Opened } from './opened.ts'

const MOMENTS: Readonly<Record<Moment, string>> = {
  start: 'as the app starts',
  mount: 'as it is mounted',
  look: 'while it stands',
  unmount: 'as it is left',
  afterwards: 'on a page of another remote afterwards',
}

/** Longer error texts are cut: the console has them in full. */
const TEXT_LENGTH = 200

/** The reasons why a page must not go live, each with its figure; empty if it may. */
export function openingProblems(opened: Opened, budgets: Budgets): string[] {
  const problems = [
    ...endlessProblems(opened),
    ...errorProblems(opened),
    ...touchProblems(opened, budgets),
    ...leakProblems(opened.left, budgets),
    ...weightProblems(opened, budgets),
    ...timeProblems(opened, budgets),
    ...findingProblems(opened, budgets),
  ]
  return problems.map((problem) => `${opened.path} of ${opened.source} ${problem}`)
}

function endlessProblems({ endless }: Opened): string[] {
  return endless ? [`never ends ${MOMENTS[endless]}`] : []
}

/**
 * Returns a problem for each moment with errors, and one for a page that is down without an error. Errors that name an
 * altered global are left out: that global has a problem of its own.
 */
function errorProblems({ errors, altered, isDown }: Opened): string[] {
  const names = altered?.shared ?? []
  if (isDown && errors.length === 0) return ['cannot be shown, and does not say why']
  return (Object.keys(MOMENTS) as Moment[]).flatMap((moment) => {
    const texts = errors
      .filter((error) => error.moment === moment)
      .map(({ text }) => text)
      .filter((text) => !names.some((name) => text.includes(name)))
    const [first] = texts
    if (first === undefined) return []
    const times = texts.length > 1 ? ` ${texts.length} different ones, such as` : ''
    return [`has errors ${MOMENTS[moment]}:${times} “${shortened(first)}”`]
  })
}

function touchProblems({ altered }: Opened, { globals }: Budgets): string[] {
  if (!altered) return []
  const { shared, sheets } = altered
  const added = altered.added.filter((name) => !globals.includes(name))
  return [
    ...(shared.length > 0 ? [`alters what all parts share: ${shared.join(', ')}`] : []),
    ...(added.length > 0 ? [`adds ${counted(added.length, 'global')}: ${added.join(', ')}`] : []),
    ...(sheets > 0 ? [`leaves ${counted(sheets, 'style sheet')} adopted by the document`] : []),
  ]
}

function leakProblems(left: Left | undefined, budgets: Budgets): string[] {
  if (!left) return []
  const { mounts, listeners, nodes, heapBytes } = left
  const kinds = [
    [listeners, budgets.listenersPerMount * mounts, 'listener'],
    [nodes, budgets.nodesPerMount * mounts, 'node'],
    [Math.round(heapBytes / 1000), budgets.heapKb, 'kB'],
  ] as const
  return kinds.flatMap(([grown, most, what]) =>
    grown > most
      ? [`leaks ${counted(grown, what)} over ${counted(mounts, 'mount')} (${most} allowed)`]
      : [],
  )
}

function weightProblems({ bytes }: Opened, { entryKb, pageKb }: Budgets): string[] {
  return (
    [
      ['its entry', bytes.entry / 1000, entryKb],
      ['its own files', bytes.page / 1000, pageKb],
    ] as const
  ).flatMap(([what, weight, most]) =>
    weight > most ? [`weighs ${weight.toFixed(1)} kB in ${what} (${most} allowed)`] : [],
  )
}

function timeProblems({ mountMs }: Opened, { mountMs: most }: Budgets): string[] {
  return mountMs !== undefined && mountMs > most
    ? [`takes ${Math.round(mountMs)} ms to mount (${most} allowed)`]
    : []
}

function findingProblems({ findings }: Opened, { findings: most }: Budgets): string[] {
  const [first] = findings
  if (!first || findings.length <= most) return []
  return [
    `breaks ${counted(findings.length, 'rule')} of accessibility (${most} allowed), such as ` +
      `${first.rule}: ${shortened(first.element)}`,
  ]
}

function counted(count: number, what: string): string {
  const isPlural = count !== 1 && what !== 'kB'
  return `${count.toLocaleString('en')} ${what}${isPlural ? 's' : ''}`
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > TEXT_LENGTH ? `${line.slice(0, TEXT_LENGTH)}…` : line
}
