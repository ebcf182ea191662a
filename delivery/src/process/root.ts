import { join, resolve } from 'node:path'

/** The root folder of the repository. */
export const ROOT = resolve(import.meta.dirname, '../../..')

/** The folder for files that commands generate, ignored by git. */
export const WORK_FOLDER = join(ROOT, '.aldergate')

/**
 * The folder of Node's compile cache for the commands. Not in the system's temporary folder, which all users of a
 * machine share.
 */
export const COMPILED_FOLDER = join(WORK_FOLDER, 'compiled')

type Environment = Readonly<Record<string, string | undefined>>

/** The path of the store, whether or not it exists: the environment's STORE, else that of `npm start`. */
export function storePlace(env: Environment): string {
  return env.STORE ? resolve(ROOT, env.STORE) : join(WORK_FOLDER, 'store')
}

/** The file of the signing key that a work tree has generated. */
export function signingKeyFile(folder = WORK_FOLDER): string {
  return join(folder, 'signing-key.pem')
}
