import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { variantsOf } from './compress.ts'
import { syncFolder, writeDurably } from './durable.ts'
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
  /** Moves each to its place, in their order: a reader sees the old bytes of a file or the new ones, never a part. */
  place: () => Promise<void>
  /** Removes what was not placed. */
  discard: () => Promise<void>
}

/** Writes the files that differ from what stands in their places beside them: what may fail is done then. */
export async function stage(files: readonly NewFile[]): Promise<Staged> {
  const waiting: { path: string; temporary: string }[] = []

  async function discard(): Promise<void> {
    for (const { temporary } of waiting) await rm(temporary, { force: true })
  }

  try {
    for (const { path, bytes, time } of files) {
      if (await readFile(path).then(bytes.equals.bind(bytes), () => false)) continue
      await mkdir(dirname(path), { recursive: true })
      const temporary = temporaryBeside(path)
      waiting.push({ path, temporary })
      await writeDurably(temporary, bytes, { time })
    }
  } catch (error) {
    await discard()
    throw error
  }
  return {
    isEmpty: waiting.length === 0,
    place: async () => {
      for (const { path, temporary } of waiting) await rename(temporary, path)
      const folders = new Set(waiting.map(({ path }) => dirname(path)))
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
  ].map((file) => ({ ...file, time: timeOf(file.bytes) }))
}

/**
 * A time in the past that follows from the bytes. nginx makes its ETag of a file's size and second,
 * and two releases of the same size may well come within one second.
 */
function timeOf(bytes: Buffer): Date {
  const seconds = createHash('sha256').update(bytes).digest().readUInt32BE() % 1_700_000_000
  return new Date(seconds * 1000)
}
