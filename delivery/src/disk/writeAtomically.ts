import { servedFiles, stage, type NewFile } from './stage.ts'

/** Replaces a file atomically: a reader sees the old bytes or the new ones, never a part. */
export async function writeAtomically(path: string, content: string | Buffer): Promise<void> {
  await write([{ path, bytes: Buffer.from(content) }])
}

/** Replaces a served file: its compressed variants first, itself last. */
export async function writeServed(path: string, content: string | Buffer): Promise<void> {
  await write(await servedFiles(path, content))
}

async function write(files: readonly NewFile[]): Promise<void> {
  const staged = await stage(files)
  await staged.place().finally(staged.discard)
}
