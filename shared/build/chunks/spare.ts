import { dirname } from 'node:path'
import type { Module } from 'webpack'
import { BUNDLED } from '../packages.ts'
import { isWithin, partOf } from '../parts.ts'
import { resourceOf } from '../seam/modules.ts'

/** Whether a remote bundles a module only as a spare: no page loads it while the host's version is in its range. */
export function isSpare(module: Module): boolean {
  return partOf(module) !== undefined && !isBundled(module)
}

/** Whether a module belongs to an entry that is not shared: a file, or a folder with an index. */
function isBundled(module: Module): boolean {
  const resource = resourceOf(module)
  return BUNDLED.some((source) => {
    return resource === source || (/index\.ts$/.test(source) && isWithin(dirname(source), resource))
  })
}
