import { check, Registry, REGISTRY_FILE, tolerant } from '@aldergate/contract'
import { History, HISTORY_PATH } from '@aldergate/contract/history'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode, isRefusal } from '../process/refusal.ts'
import { readSoundJson } from '../disk/readJson.ts'
import { parseSettings, readSettings, type Settings } from '../store/settings.ts'
import { shownRegistry } from '../store/shown.ts'
import { siteIn } from './sitemap.ts'

/** The settings of a store or, if they are invalid, those served now, with a warning. */
export async function settingsInNeed(
  store: string,
): Promise<{ settings: Settings; warnings: readonly string[] }> {
  try {
    return { settings: await readSettings(store), warnings: [] }
  } catch (error) {
    if (!isRefusal(error)) throw error
    const left = 'The settings stay as they are served: mend the file.'
    return { settings: await servedSettings(store), warnings: [`${error.message} ${left}`] }
  }
}

/**
 * Reads the settings of the last promotion from the files that servers send. Settings that these no longer tell are
 * off; those that they never tell affect new versions only.
 */
async function servedSettings(store: string): Promise<Settings> {
  const shown = (await shownRegistry(store)) ?? (await readSoundJson(join(store, REGISTRY_FILE)))
  const registry = check(tolerant(Registry), shown)
  const history = check(tolerant(History), await readSoundJson(join(store, HISTORY_PATH)))
  return parseSettings('What servers send', {
    ...(registry.isValid && {
      allowsOverrides: registry.data.allowsOverrides,
      origins: registry.data.origins,
    }),
    tellsWho: history.isValid && history.data.releases.some(({ who }) => who !== undefined),
    site: siteIn(await robotsOf(store)),
  })
}

async function robotsOf(store: string): Promise<string> {
  try {
    return await readFile(join(store, 'robots.txt'), 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return ''
    throw error
  }
}
