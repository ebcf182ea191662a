import { inputsHash } from '@aldergate/build/inputs'
import { join } from 'node:path'
import { mapLimited } from '../process/mapLimited.ts'
import { run } from '../process/run.ts'
import { trustedKeys } from '../signing/signingKey.ts'
import { readJson } from '../store/readJson.ts'
import { HOST, workspaceFolder, type BuildName } from './buildNames.ts'
import { COMPILED_FOLDER } from './root.ts'

export type Mode = 'development' | 'production'

/** What became of one workspace's build. */
export type BuildOutcome =
  | { name: BuildName; status: 'unchanged' }
  | { name: BuildName; status: 'built'; ms: number; output: string }
  | { name: BuildName; status: 'failed'; output: string }

interface BuildOptions {
  names: readonly BuildName[]
  mode: Mode
  /** Told of each workspace as soon as it is done. */
  onOutcome?: (outcome: BuildOutcome) => void
}

/** One build keeps a core busy; more at once only take each other's memory. */
const AT_ONCE = 2

const BUNDLE = join(import.meta.dirname, 'bundle.ts')

/** Builds the workspaces whose inputs differ from those of their last build. Never throws for a failed one. */
export function buildWorkspaces({ names, mode, onOutcome }: BuildOptions): Promise<BuildOutcome[]> {
  return mapLimited(names, AT_ONCE, async (name) => {
    const outcome = await buildWorkspace(name, mode)
    onOutcome?.(outcome)
    return outcome
  })
}

/** The folder into which a workspace is built. */
export function distFolder(name: BuildName): string {
  return join(workspaceFolder(name), 'dist')
}

async function buildWorkspace(name: BuildName, mode: Mode): Promise<BuildOutcome> {
  const folder = workspaceFolder(name)
  // While one works on it nothing is signed, and nothing checked.
  const isChecking = name === HOST && mode === 'production'
  const keys = isChecking ? await trustedKeys(process.env) : []
  if ((await lastInputs(name)) === inputsHash(folder, mode, keys))
    return { name, status: 'unchanged' }
  const start = performance.now()
  const { isOk, output } = await run('node', [BUNDLE, folder], {
    env: { NODE_ENV: mode, TRUSTED_KEYS: keys.join(), NODE_COMPILE_CACHE: COMPILED_FOLDER },
    isCaptured: true,
  })
  if (!isOk) return { name, status: 'failed', output }
  return { name, status: 'built', ms: performance.now() - start, output }
}

async function lastInputs(name: BuildName): Promise<unknown> {
  const description = await readJson(join(distFolder(name), 'remote.json'))
  return typeof description === 'object' && description && 'inputs' in description
    ? description.inputs
    : undefined
}
