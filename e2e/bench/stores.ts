import { join } from 'node:path'
import { WORK_FOLDER } from '@aldergate/delivery/process/root'

/** The stores of the two contenders. */
export const STORES = {
  composed: join(WORK_FOLDER, 'bench/composed'),
  monolith: join(WORK_FOLDER, 'bench/monolith'),
}
