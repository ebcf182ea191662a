import { createHash } from 'node:crypto'
import { readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { mapLimited } from '../process/mapLimited.ts'
import { variantsOf } from './compress.ts'
import { syncFolder, writeDurably } from './durable.ts'
import { makeFolder } from './makeFolder.ts'
import { temporaryBeside } from './temporary.ts'

/** A file and the bytes that it shall have; a time of its own where one is given. */
export interface NewFile {
  path: string
  bytes: Buffer
  time?: Date
}

/** Files that stand finished beside their places. */
export interface Staged {
  /** Nothing differs from what stands there. */
  isEmpty: boolean
  /** Moves each to its place, in their order, and removes what is gone: a reader sees the old bytes of a file or the new ones, never a part. */
  place: () => Promise<void>
  /** Removes what was not placed, as far as it can: what cannot be removed is in nobody's way. */
  discard: () => Promise<void>
}

const AT_ONCE = 8

/**
 * Writes the files that differ from what stands in their places beside them: what may fail is done then. Of the
 * paths `before`, those of no such file are removed with that.
 */
export async function stage(
  files: readonly NewFile[],
  before: readonly string[] = [],
): Promise<Staged> {
  const kept = new Set(files.map(({ path }) => path))
  const gone = before.filter((path) => !kept.has(path))
  /** Those of the written files that are not placed yet. */
  const temporaries = new Set<string>()

  async function discard(): Promise<void> {
    await Promise.allSettled([...temporaries].map((path) => rm(path, { force: true })))
  }

  async function write({ path, bytes, time }: NewFile) {
    if (await readFile(path).then(bytes.equals.bind(bytes), () => false)) return undefined
    await makeFolder(dirname(path))
    const file = { path, temporary: temporaryBeside(path) }
    temporaries.add(file.temporary)
    await writeDurably(file.temporary, bytes, { time })
    return file
  }

  // Side by side, for the disk is waited for with each; what fails must not leave another under way.
  const outcomes = await mapLimited(files, AT_ONCE, async (file) => {
    try {
      return await write(file)
    } catch (error) {
      return { error }
    }
  })
  const failed = outcomes.find((outcome) => outcome && 'error' in outcome)
  if (failed && 'error' in failed) {
    await discard()
    throw failed.error
  }
  const waiting = outcomes.filter((outcome) => outcome !== undefined && 'temporary' in outcome)
  return {
    isEmpty: waiting.length === 0 && gone.length === 0,
    place: async () => {
      for (const path of gone) await rm(path, { force: true })
      for (const { path, temporary } of waiting) {
        await rename(temporary, path)
        temporaries.delete(temporary)
      }
      const folders = new Set(
        [...waiting.map(({ path }) => path), ...gone].map((path) => dirname(path)),
      )
      for (const folder of folders) await syncFolder(folder)
    },
    discard,
  }
}

/** A file that is served: its compressed variants first, itself last. */
export async function servedFiles(path: string, content: string | Buffer): Promise<NewFile[]> {
  const bytes = Buffer.from(content)
  const variants = await variantsOf(path, bytes, { isHurried: true })
  return [
    ...variants.map((variant) => ({ path: path + variant.suffix, bytes: variant.bytes })),
    { path, bytes },
  ].map(withTime)
}

/** The file with a time of its own, as servers need it. */
export function withTime(file: NewFile): NewFile {
  return { ...file, time: timeOf(file.bytes) }
}

/**
 * A time in the past that follows from the bytes. nginx makes its ETag of a file's size and second,
 * and two releases of the same size may well come within one second.
 */
function timeOf(bytes: Buffer): Date {
  const seconds = createHash('sha256').update(bytes).digest().readUInt32BE() % 1_700_000_000
  return new Date(seconds * 1000)
}
