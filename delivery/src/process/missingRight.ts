import { sep } from 'node:path'
import { signingKeyFile, storePlace } from './root.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Returns the sentence for a path without access rights; names another location if one can be configured. */
export function missingRight(
  { message, path = '' }: Pick<NodeJS.ErrnoException, 'message' | 'path'>,
  env: Environment,
): string {
  return `${message}: give yourself the right to it${choiceOf(path, env)}.`
}

function choiceOf(path: string, env: Environment): string {
  if (path === signingKeyFile()) return ', or set SIGNING_KEY to the key itself'
  const store = storePlace(env)
  const isInStore = path === store || path.startsWith(store + sep)
  return isInStore ? ', or set STORE to another folder' : ''
}
