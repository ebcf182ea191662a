import { cp, mkdir, mkdtemp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { BUILD_NAMES, workspaceFolder } from '../names/buildNames.ts'
import { ROOT, WORK_FOLDER } from '../process/root.ts'
import { removeFolder } from './handmadeBuilds.ts'
import { type Ended, runDelivery } from './runDelivery.ts'

/** A writable work tree: delivery itself, and the files that it reads of each workspace. */
export interface ScratchTree {
  folder: string
  /** Runs a command of delivery there on a store, optionally with a fault of `faultyDisk.ts`. */
  run: (store: string, args: readonly string[], fault?: string) => Promise<Ended>
  remove: () => Promise<void>
}

const READ = [
  'package.json',
  'tsconfig.base.json',
  'delivery/package.json',
  'delivery/bin/delivery.mjs',
  'delivery/src',
  ...BUILD_NAMES.map((name) => `${workspaceOf(name)}/package.json`),
  ...BUILD_NAMES.slice(1).flatMap((name) =>
    ['remote.config.ts', 'src'].map((path) => `${workspaceOf(name)}/${path}`),
  ),
]

/** Sources of remotes that their configuration does not import: it imports data at most. */
const NO_DATA = /\/mfe-[^/]+\/src\/.*(\.tsx|\.test\.ts|\.arb|\.md)$/

/** Creates a scratch tree below the folder that git ignores, from where packages can be resolved. */
export async function scratchTree(): Promise<ScratchTree> {
  await mkdir(WORK_FOLDER, { recursive: true })
  const folder = await mkdtemp(join(WORK_FOLDER, 'scratch-'))
  for (const path of READ) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await cp(join(ROOT, path), join(folder, path), {
      recursive: true,
      filter: (source) => !NO_DATA.test(source),
    })
  }
  return {
    folder,
    run: (store, args, fault) => runDelivery(store, args, fault, join(folder, 'delivery')),
    remove: () => removeFolder(folder),
  }
}

function workspaceOf(name: string): string {
  return workspaceFolder(name).slice(ROOT.length + 1)
}
