import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Declarations } from './declarationTree.ts'
import { codeOf } from '../thrown.ts'

/** The poll interval while another process makes the declarations. */
const LOOK_MS = 50

/** Far longer than making them takes: an older lock file was left behind. */
const FORGOTTEN_MS = 60_000

interface DeclarationsOptions {
  /** Source files by share key. */
  entries: Readonly<Record<string, string>>
  /** The folder that paths are relative to. */
  root: string
  /** Returns the hash of everything that the declarations depend on. */
  inputs: () => string
  /** The folder that caches the result by that hash. */
  cache: string
}

/**
 * The declarations of the shared modules `entries` (source files by share key), made once per hash of their packages:
 * `inputs` returns that hash, and the folder `cache` keeps the result. Concurrent processes wait for the one that
 * makes them. Throws if the sources change meanwhile, because the result would match no hash.
 */
export async function declarationsOf({
  entries,
  root,
  inputs,
  cache,
}: DeclarationsOptions): Promise<Declarations> {
  const hash = inputs()
  const file = `${hash}.json`
  const mark = join(cache, `${hash}.making`)
  await mkdir(cache, { recursive: true })
  do {
    const known = await readFile(join(cache, file), 'utf8').catch(ignoreMissing)
    if (known !== undefined) return JSON.parse(known)
  } while (!(await isOurs(mark)))
  try {
    // Loaded only on a cache miss: the compiler takes a third of a second to load.
    const { emitDeclarations } = await import('./emitDeclarations.ts')
    const declarations = emitDeclarations(entries, root)
    if (inputs() !== hash) throw new Error('shared changed while it was compiled: build again.')
    await keepOnly(cache, file, JSON.stringify(declarations))
    return declarations
  } finally {
    await rm(mark, { force: true })
  }
}

/** Takes the lock file `mark`, and returns whether that succeeded; otherwise waits for a moment. */
async function isOurs(mark: string): Promise<boolean> {
  try {
    await writeFile(mark, `${process.pid}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  if (await isLeftBehind(mark)) await rm(mark, { force: true })
  else await wait(LOOK_MS)
  return false
}

async function isLeftBehind(mark: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(mark)
    process.kill(Number(await readFile(mark, 'utf8')), 0)
    return Date.now() - mtimeMs > FORGOTTEN_MS
  } catch (error) {
    // The lock file is being removed, or its process has ended.
    return codeOf(error) === 'ESRCH'
  }
}

async function keepOnly(folder: string, file: string, text: string): Promise<void> {
  // A name per process: another one may write the same file if it takes this one for dead.
  const temporary = join(folder, `${file}.${process.pid}`)
  await writeFile(temporary, text)
  await rename(temporary, join(folder, file))
  const old = (await readdir(folder)).filter((name) => name.endsWith('.json') && name !== file)
  for (const name of old) await rm(join(folder, name), { force: true })
}

function ignoreMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}
