import { basename } from 'node:path'
import { type BuildName, buildNamesOf, workspaceFolder } from '../names/buildNames.ts'

/** The names, apart by spaces, of the parts that `npm run check` was asked for; what others have broken is theirs to mend. */
const asked = process.env.CHECKED_PARTS?.split(' ').filter((name) => name !== '') ?? []

/** Whether the rules look at the whole project. */
export const IS_ALL_CHECKED = asked.length === 0

/** The parts that the rules look at: all, where none was asked for. */
export const CHECKED_PARTS: readonly BuildName[] = buildNamesOf(asked)

/** The folders of those parts, and of the packages where all are looked at, as patterns from the project's root. */
export const CHECKED: readonly string[] = [
  ...CHECKED_PARTS.map((name) => basename(workspaceFolder(name))),
  ...(IS_ALL_CHECKED ? ['shared/*'] : []),
]

/** The same, and those whose code no browser runs. */
export const CHECKED_CODE: readonly string[] = [
  ...CHECKED,
  ...(IS_ALL_CHECKED ? ['delivery', 'e2e'] : []),
]

/** How many things a rule finds at least where it looks at all: of some parts nobody knows how many there are. */
export function enough(ofAll: number): number {
  return IS_ALL_CHECKED ? ofAll : 0
}
