import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readFolder } from '../disk/readFolder.ts'
import { type Files, type Integrity, integrityOfAll, ownFiles } from '../names/version.ts'

/** Kept in the build's own folder, because that may be handed on to another machine. */
const LIST = 'integrity.json'

/** Lists the files that a build has written, with their hashes, to recognise them later. */
export async function noteBuilt(output: string): Promise<void> {
  const list = integrityOfAll(ownFiles(await readFolder(output)))
  await writeFile(join(output, LIST), `${JSON.stringify(list, null, 2)}\n`)
}

/**
 * Whether a folder still contains the build's files unchanged: otherwise the workspace has to be built again even if
 * its sources are the same.
 */
export async function isAsBuilt(output: string): Promise<boolean> {
  return notAsBuilt(await readFolder(output)) === undefined
}

/**
 * The first of a build's files that is gone, is another one, or came later; `undefined` if there is none. A build
 * without a list, such as an older one, is accepted.
 */
export function notAsBuilt(files: Files): string | undefined {
  const list = files.get(LIST)
  if (!list) return undefined
  const built = parsed(list)
  if (!built) return LIST
  const present = integrityOfAll(ownFiles(files))
  const paths = Object.keys({ ...built, ...present }).sort()
  return paths.find((path) => present[path] !== built[path])
}

function parsed(list: Buffer): Integrity | undefined {
  try {
    return JSON.parse(list.toString()) as Integrity
  } catch {
    // It was cut off.
    return undefined
  }
}
