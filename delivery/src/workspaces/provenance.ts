import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { run } from '../process/run.ts'
import type { Provenance } from '../publishing/provenance.ts'
import { ROOT } from '../process/root.ts'

/** The provenance of a workspace's build at this moment. */
export async function provenanceOf(folder: string): Promise<Provenance> {
  const parts = [basename(folder), 'shared', 'package-lock.json']
  const commit = await git('rev-parse', 'HEAD')
  const changes = await git('status', '--porcelain', '--', ...parts)
  const lockfile = await readFile(join(ROOT, 'package-lock.json'))
  return {
    commit: commit ?? null,
    isDirty: changes !== '',
    node: process.version,
    lockfile: `sha256-${createHash('sha256').update(lockfile).digest('base64')}`,
  }
}

/** Runs git; `undefined` without git or a repository. */
async function git(...args: string[]): Promise<string | undefined> {
  try {
    const { isOk, output } = await run('git', args, { isCaptured: true })
    return isOk ? output : undefined
  } catch {
    return undefined
  }
}
