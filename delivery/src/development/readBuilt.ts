import { parseAs } from '@aldergate/contract'
import { Built } from '@aldergate/contract/built'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { neededFiles } from '../documents/neededFiles.ts'
import type { Published } from '../store/published.ts'
import { readJson } from '../disk/readJson.ts'
import { versionFolder } from '../names/storePaths.ts'
import { integrityOf } from '../names/version.ts'
import type { BuildName } from '../names/buildNames.ts'

/** The version of every build: its files follow the sources. It looks like one, for errors to be traced to it. */
const DEVELOPMENT_VERSION = '0.0.0-development'

/** Where a build writes its files: where those of a version stand in any store. */
export function outputFolder(store: string, name: BuildName): string {
  return versionFolder(store, name, DEVELOPMENT_VERSION)
}

/** Reads what a build says of itself, with the hashes of the files as they are now. */
export async function readBuilt(store: string, name: BuildName): Promise<Published> {
  const folder = outputFolder(store, name)
  const description = parseAs(Built, 'remote.json', await readJson(join(folder, 'remote.json')))
  const built = withNothingAhead(description)
  const integrity = await Promise.all(
    neededFiles(built).map(async (file) => {
      return [file, integrityOf(await readFile(join(folder, file)))] as const
    }),
  )
  return { version: DEVELOPMENT_VERSION, built, integrity: Object.fromEntries(integrity) }
}

/** The browser compares what it has asked for ahead by its hash, which an update would leave behind. */
function withNothingAhead(built: Built): Built {
  // The languages stay, for the page to know what is spoken.
  const texts = Object.fromEntries(Object.keys(built.texts).map((language) => [language, []]))
  return built.kind === 'host'
    ? { ...built, texts, preload: [], packages: {} }
    : { ...built, texts, pages: built.pages.map((page) => ({ ...page, files: [], packages: [] })) }
}
