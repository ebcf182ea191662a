import { join } from 'node:path'
import { ROOT } from '../process/root.ts'

/** The gateway's configuration: handwritten except for `headers.conf`. */
export const NGINX_FOLDER = join(ROOT, 'delivery/container/nginx')
