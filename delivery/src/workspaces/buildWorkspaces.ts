import { inputsHash } from '@aldergate/build/inputs'
import { join } from 'node:path'
import { trustedKeys } from '../signing/signingKey.ts'
import { readJson } from '../disk/readJson.ts'
import { isAsBuilt, noteBuilt } from '../publishing/asBuilt.ts'
import { HOST, workspaceFolder, type BuildName } from '../names/buildNames.ts'
import { createBundler, type Bundler } from './bundler.ts'
import { COMPILED_FOLDER } from '../process/root.ts'

type Mode = 'development' | 'production'

/** The outcome of one workspace's build. */
export type BuildOutcome =
  | { name: BuildName; status: 'unchanged' }
  | { name: BuildName; status: 'built'; ms: number; output: string }
  | { name: BuildName; status: 'failed'; output: string }

interface BuildOptions {
  names: readonly BuildName[]
  mode: Mode
  /** Called for each workspace when it is done. */
  onOutcome?: (outcome: BuildOutcome) => void
}

/** A build keeps one core busy; more builds at once only need more memory. */
const AT_ONCE = 2

/**
 * Builds the workspaces whose inputs have changed since their last build, or whose last build is incomplete. Never
 * throws for a failed build.
 */
export async function buildWorkspaces({
  names,
  mode,
  onOutcome,
}: BuildOptions): Promise<BuildOutcome[]> {
  // In development nothing is signed or verified.
  const isChecking = names.includes(HOST) && mode === 'production'
  const keys = isChecking ? await trustedKeys(process.env) : []
  const outcomes = new Map<BuildName, BuildOutcome>()
  function tell(outcome: BuildOutcome): void {
    outcomes.set(outcome.name, outcome)
    onOutcome?.(outcome)
  }

  const changed: BuildName[] = []
  for (const name of names) {
    const inputs = inputsHash(workspaceFolder(name), mode, name === HOST ? keys : [])
    const isThere = (await lastInputs(name)) === inputs && (await isAsBuilt(distFolder(name)))
    if (isThere) tell({ name, status: 'unchanged' })
    else changed.push(name)
  }

  const waiting = changed.values()
  const env = { NODE_ENV: mode, TRUSTED_KEYS: keys.join(), NODE_COMPILE_CACHE: COMPILED_FOLDER }
  async function work(isFirst: boolean): Promise<void> {
    const bundler = createBundler(env)
    // Every production build needs the declarations at its end, and two builds started together would both make them.
    if (!isFirst && mode === 'production') await bundler.run({ kind: 'declare' })
    // The workers share one iterator, so that each name is taken once.
    for (const name of waiting) tell(await build(bundler, name))
    // Not awaited: the next step does not need the bundler's end.
    void bundler.end()
  }
  const workers = Math.min(AT_ONCE, changed.length)
  await Promise.all(Array.from({ length: workers }, (_, at) => work(at === 0)))
  return names.flatMap((name) => outcomes.get(name) ?? [])
}

/** The folder into which a workspace is built. */
export function distFolder(name: BuildName): string {
  return join(workspaceFolder(name), 'dist')
}

async function build(bundler: Bundler, name: BuildName): Promise<BuildOutcome> {
  const start = performance.now()
  const { isOk, output } = await bundler.run({ kind: 'bundle', folder: workspaceFolder(name) })
  if (!isOk) return { name, status: 'failed', output }
  await noteBuilt(distFolder(name))
  return { name, status: 'built', ms: performance.now() - start, output }
}

async function lastInputs(name: BuildName): Promise<unknown> {
  const description = await readJson(join(distFolder(name), 'remote.json'))
  return typeof description === 'object' && description && 'inputs' in description
    ? description.inputs
    : undefined
}
