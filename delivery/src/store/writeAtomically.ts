import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { variantsOf } from './compress.ts'

/** A name beside a path, hidden and unlike any other, for what is not finished yet. */
export function temporaryBeside(path: string): string {
  return join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`)
}

/**
 * Replaces a file in one step: a reader sees the old bytes or the new ones, never a part. The file
 * gets a time of its own where one is given.
 */
export async function writeAtomically(
  path: string,
  content: string | Buffer,
  time?: Date,
): Promise<void> {
  const bytes = Buffer.from(content)
  if (await readFile(path).then(bytes.equals.bind(bytes), () => false)) return
  await mkdir(dirname(path), { recursive: true })
  const temporary = temporaryBeside(path)
  try {
    await writeFile(temporary, bytes)
    if (time) await utimes(temporary, time, time)
    await rename(temporary, path)
  } finally {
    await rm(temporary, { force: true })
  }
}

/** The same for a file that is served: its compressed variants first, itself last. */
export async function writeServed(path: string, content: string | Buffer): Promise<void> {
  const bytes = Buffer.from(content)
  for (const variant of await variantsOf(path, bytes)) {
    await writeAtomically(path + variant.suffix, variant.bytes, timeOf(variant.bytes))
  }
  await writeAtomically(path, bytes, timeOf(bytes))
}

/**
 * A time in the past that follows from the bytes. nginx makes its ETag of a file's size and second,
 * and two releases of the same size may well come within one second.
 */
function timeOf(bytes: Buffer): Date {
  const seconds = createHash('sha256').update(bytes).digest().readUInt32BE() % 1_700_000_000
  return new Date(seconds * 1000)
}
