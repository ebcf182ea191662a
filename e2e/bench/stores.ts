import { join } from 'node:path'
import { WORK_FOLDER } from '@aldergate/delivery/process/root'

/** Where the two that are compared are served from. */
export const STORES = {
  composed: join(WORK_FOLDER, 'bench/composed'),
  monolith: join(WORK_FOLDER, 'bench/monolith'),
}
