import { declareTexts } from '@aldergate/build/texts'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { hasCode } from '../process/refusal.ts'
import { readJson } from '../store/readJson.ts'
import { temporaryBeside } from '../store/temporary.ts'
import { workspaceFolder } from '../workspaces/buildNames.ts'
import { ROOT, WORK_FOLDER } from '../workspaces/root.ts'
import { takenFolder } from './refuseTaken.ts'
import { remoteFiles, type NewRemote, type Ranges } from './remoteFiles.ts'

/**
 * Writes the folder of a new remote, as a whole or not at all, and returns the paths of its files in it.
 * Refuses when there is a folder of its name.
 */
export async function writeRemote(remote: NewRemote): Promise<string[]> {
  const files = remoteFiles(remote, await rangesOfTheHost())
  const target = workspaceFolder(remote.name)
  const temporary = temporaryBeside(join(WORK_FOLDER, basename(target)))
  try {
    for (const [path, content] of Object.entries(files)) await write(join(temporary, path), content)
    const texts = `src${remote.path}/texts`
    const declaration = declareTexts(join(temporary, texts, 'en.arb'))
    await write(join(temporary, texts, 'en.d.arb.ts'), declaration)
    await rename(temporary, target)
    return [...Object.keys(files), `${texts}/en.d.arb.ts`].sort()
  } catch (error) {
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw takenFolder(remote.name)
    throw error
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

async function rangesOfTheHost(): Promise<Ranges> {
  const { dependencies } = (await readJson(join(ROOT, 'host/package.json'))) as {
    dependencies: Ranges
  }
  return dependencies
}
