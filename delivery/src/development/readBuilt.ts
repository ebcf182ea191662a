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

/**
 * The version of every build, since its files follow the sources. It has the form of a version, so that errors can be
 * attributed.
 */
const DEVELOPMENT_VERSION = '0.0.0-development'

/** The output folder of a build: that of a version in any store. */
export function outputFolder(store: string, name: BuildName): string {
  return versionFolder(store, name, DEVELOPMENT_VERSION)
}

/** Reads the description of a build, with the current hashes of its files. */
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

/** Removes preloads: they carry a hash, which becomes outdated with the next update. */
function withNothingAhead(built: Built): Built {
  // The languages are kept, because the page derives its spoken language from them.
  const texts = Object.fromEntries(Object.keys(built.texts).map((language) => [language, []]))
  return built.kind === 'host'
    ? { ...built, texts, preload: [], packages: {} }
    : { ...built, texts, pages: built.pages.map((page) => ({ ...page, files: [], packages: [] })) }
}
