import { join, resolve } from 'node:path'

/** The root folder of the repository. */
export const ROOT = resolve(import.meta.dirname, '../../..')

/** The folder for what the commands make and git ignores. */
export const WORK_FOLDER = join(ROOT, '.aldergate')

/** What Node has made of the sources of commands. Not in the folder that all users of a machine share. */
export const COMPILED_FOLDER = join(WORK_FOLDER, 'compiled')
