import { cpSync, globSync } from 'node:fs'
import { mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { BUILD_NAMES, workspaceFolder } from '../names/buildNames.ts'
import { COMPILED_FOLDER, ROOT, WORK_FOLDER } from '../process/root.ts'
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
  ...BUILD_NAMES.slice(1).map((name) => `${workspaceOf(name)}/remote.config.ts`),
]

/** Sources of remotes that their configuration may import: it imports data at most. */
const DATA = BUILD_NAMES.slice(1).map((name) => `${workspaceOf(name)}/src/**/*.ts`)

/** Creates a scratch tree below the folder that git ignores, from where packages can be resolved. */
export async function scratchTree(): Promise<ScratchTree> {
  await mkdir(COMPILED_FOLDER, { recursive: true })
  const folder = await mkdtemp(join(WORK_FOLDER, 'scratch-'))
  // At once: the copying that can be awaited takes ten times as much of the processor.
  for (const path of [...READ, ...globSync(DATA, { cwd: ROOT, exclude: ['**/*.test.ts'] })]) {
    cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  }
  // Sources that are compiled already: most commands take less time than compiling them.
  await mkdir(join(folder, '.aldergate'))
  await symlink(COMPILED_FOLDER, join(folder, '.aldergate/compiled'))
  return {
    folder,
    run: (store, args, fault) => runDelivery(store, args, fault, join(folder, 'delivery')),
    remove: () => removeFolder(folder),
  }
}

function workspaceOf(name: string): string {
  return workspaceFolder(name).slice(ROOT.length + 1)
}
