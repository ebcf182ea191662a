import { dirname } from 'node:path'
import type { Module } from 'webpack'
import { BUNDLED } from '../packages.ts'
import { isWithin, partOf } from '../parts.ts'
import { resourceOf } from '../seam/modules.ts'

/**
 * Tells whether a remote bundles a module only as a spare: no page needs it while the host's version is in its range.
 */
export function isSpare(module: Module): boolean {
  return partOf(module) !== undefined && !isBundled(module)
}

/** Of an entry that no build shares: a file of its own, or a folder with an index. */
function isBundled(module: Module): boolean {
  const resource = resourceOf(module)
  return BUNDLED.some((source) => {
    return resource === source || (/index\.ts$/.test(source) && isWithin(dirname(source), resource))
  })
}
