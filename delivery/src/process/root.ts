import { join, resolve } from 'node:path'

/** The root folder of the repository. */
export const ROOT = resolve(import.meta.dirname, '../../..')

/** The folder for what the commands make and git ignores. */
export const WORK_FOLDER = join(ROOT, '.aldergate')

/**
 * The folder for the code that Node compiles from the commands' sources. Not in the temporary folder, which all users
 * of a machine share.
 */
export const COMPILED_FOLDER = join(WORK_FOLDER, 'compiled')

type Environment = Readonly<Record<string, string | undefined>>

/** Where the store would be, whatever stands there: the folder that the environment names (STORE), else that of `npm start`. */
export function storePlace(env: Environment): string {
  return env.STORE ? resolve(ROOT, env.STORE) : join(WORK_FOLDER, 'store')
}

/** Where a work tree keeps the key that it has made itself. */
export function signingKeyFile(folder = WORK_FOLDER): string {
  return join(folder, 'signing-key.pem')
}
