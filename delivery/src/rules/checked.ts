import { basename } from 'node:path'
import { type BuildName, buildNamesOf, workspaceFolder } from '../names/buildNames.ts'

/** The parts that `npm run check` was asked for, separated by spaces; errors elsewhere are for other teams to fix. */
const asked = process.env.CHECKED_PARTS?.split(' ').filter((name) => name !== '') ?? []

/** Whether the rules check the whole project. */
export const IS_ALL_CHECKED = asked.length === 0

/** The parts that the rules check: all, unless some were asked for. */
export const CHECKED_PARTS: readonly BuildName[] = buildNamesOf(asked)

/**
 * The folders of those parts, and of the shared packages if everything is checked, as patterns from the project's
 * root.
 */
export const CHECKED: readonly string[] = [
  ...CHECKED_PARTS.map((name) => basename(workspaceFolder(name))),
  ...(IS_ALL_CHECKED ? ['shared/*'] : []),
]

/** The same, plus folders whose code does not run in browsers. */
export const CHECKED_CODE: readonly string[] = [
  ...CHECKED,
  ...(IS_ALL_CHECKED ? ['delivery', 'e2e'] : []),
]

/** The minimum number of findings that shows that a rule works; 0 for single parts, whose number is unknown. */
export function enough(ofAll: number): number {
  return IS_ALL_CHECKED ? ofAll : 0
}
