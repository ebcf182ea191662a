import { join, resolve } from 'node:path'

/** The root folder of the repository. */
export const ROOT = resolve(import.meta.dirname, '../../..')

/** The folder for what the commands make and git ignores. */
export const WORK_FOLDER = join(ROOT, '.aldergate')
