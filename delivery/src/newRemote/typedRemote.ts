import { check, RemoteName } from '@aldergate/contract'
import { misuse } from '../process/refusal.ts'
import { nameIn } from '../names/buildNames.ts'
import type { NewRemote } from './remoteFiles.ts'

/** Each segment becomes a folder, and the last one the name of a component. */
const PARTS = /^(\/[a-z][a-z0-9]*(-[a-z0-9]+)*)+$/

/** A longer path would make the formatter wrap lines of the generated files. */
const MOST_LETTERS = 32

/** Folder names that git, the compiler or the build ignores anywhere. */
const PASSED_OVER = ['coverage', 'dist', 'results', 'testing']

/** Names that Windows reserves. */
const OF_WINDOWS = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** Parses the name of a new remote and the path of its first page, which defaults to the name. */
export function typedRemote(operands: readonly string[], typedPath?: string): NewRemote {
  const [typedName, ...others] = operands
  if (typedName === undefined || others.length > 0) {
    throw misuse('Give the new remote one name, as in npm run new-remote -- alerts.')
  }
  const name = nameIn(typedName)
  if (!check(RemoteName, name).isValid || !isPath(`/${name}`) || OF_WINDOWS.test(name)) {
    throw misuse(
      `"${typedName}" is no name for a remote: give it a short one like alerts or paper-bots, of ` +
        `small letters, digits and single hyphens, and none of host, releases, documents, constructor ` +
        `and what Windows keeps for itself, such as con.`,
    )
  }
  const path = typedPath ?? `/${name}`
  if (!isPath(path)) {
    throw misuse(
      `--path is "${path}": begin with a short one like /alerts or /desk/alerts, whose parts begin ` +
        `with a letter. A page with a parameter is a further entry of remote.config.ts.`,
    )
  }
  const passedOver = path.split('/').find((part) => PASSED_OVER.includes(part))
  if (passedOver !== undefined) {
    throw misuse(
      `A page's folder is its path, and a folder "${passedOver}" is passed over by the tools: choose ` +
        `another path, as in npm run new-remote -- ${name} --path /my-${passedOver}.`,
    )
  }
  return { name, path }
}

function isPath(path: string): boolean {
  return PARTS.test(path) && path.length <= MOST_LETTERS
}
