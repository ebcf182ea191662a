import { declareTexts } from '@aldergate/build/texts'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { hasCode } from '../process/refusal.ts'
import { readJson } from '../disk/readJson.ts'
import { temporaryBeside } from '../disk/temporary.ts'
import { workspaceFolder } from '../names/buildNames.ts'
import { ROOT, WORK_FOLDER } from '../process/root.ts'
import { pipelineFile, pipelineOf } from './pipeline.ts'
import { takenFolder } from './refuseTaken.ts'
import { remoteFiles, type NewRemote, type Ranges } from './remoteFiles.ts'

/**
 * Writes the folder of a new remote and its pipeline, and returns the paths of their files from the root. The folder
 * appears as a whole or not at all. Refuses an existing folder.
 */
export async function writeRemote(remote: NewRemote): Promise<string[]> {
  const target = workspaceFolder(remote.name)
  const staged = temporaryBeside(join(WORK_FOLDER, basename(target)))
  const folder = join(staged, 'folder')
  const pipeline = join(staged, 'pipeline.yml')
  try {
    const files = await writeFolder(folder, remote)
    await write(pipeline, pipelineOf(remote.name))
    const place = pipelineFile(remote.name)
    await mkdir(dirname(join(ROOT, place)), { recursive: true })
    // The pipeline goes first: its content depends on the name only, so that a leftover is simply overwritten.
    await rename(pipeline, join(ROOT, place))
    await rename(folder, target)
    return [place, ...files.map((path) => `${basename(target)}/${path}`)]
  } catch (error) {
    if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw takenFolder(remote.name)
    throw error
  } finally {
    await rm(staged, { recursive: true, force: true })
  }
}

async function writeFolder(folder: string, remote: NewRemote): Promise<string[]> {
  const files = remoteFiles(remote, await rangesOfTheHost())
  for (const [path, content] of Object.entries(files)) await write(join(folder, path), content)
  const texts = `src${remote.path}/texts`
  const declaration = `${texts}/en.d.arb.ts`
  await write(join(folder, declaration), declareTexts(join(folder, texts, 'en.arb')))
  return [...Object.keys(files), declaration].sort()
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
