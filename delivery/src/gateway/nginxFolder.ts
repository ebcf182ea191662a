import { join } from 'node:path'
import { ROOT } from '../process/root.ts'

/** The configuration of the gateway: by hand, but for `headers.conf`. */
export const NGINX_FOLDER = join(ROOT, 'delivery/container/nginx')
