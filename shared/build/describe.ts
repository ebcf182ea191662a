import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '@aldergate/contract'
import type { ChunkGroup, Compilation, WebpackPluginInstance } from 'webpack'
import { isConsumed } from './seam/modules.ts'
import { PART_KEYS, partOfKey } from './parts.ts'
import { textsChunk } from './texts/textsLoader.ts'

/**
 * Writes `remote.json` beside the bundle: the build's description, which promotion reads. Written last and atomically,
 * because it marks the build as complete.
 */
export function describeBuild(
  describe: (compilation: Compilation) => object | Promise<object>,
): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.afterEmit.tapPromise('describeBuild', async (compilation) => {
        if (compilation.errors.length > 0) return
        const json = JSON.stringify(await describe(compilation), null, 2)
        const file = join(compiler.outputPath, 'remote.json')
        await writeFile(`${file}.tmp`, `${json}\n`)
        await rename(`${file}.tmp`, file)
      })
    },
  }
}

/** The shared parts that a named chunk group takes from the host when it runs. */
export function sharedPartsOf(compilation: Compilation, groupName: string): string[] {
  const asked = groupOf(compilation, groupName).chunks.flatMap((chunk) =>
    [...compilation.chunkGraph.getChunkModules(chunk)]
      .filter(isConsumed)
      .map((module) => partOfKey(module.options.shareKey)),
  )
  return PART_KEYS.filter((key) => asked.includes(key))
}

/** The scripts of a named chunk group, without source maps. */
export function filesOf(compilation: Compilation, groupName: string): string[] {
  return groupOf(compilation, groupName)
    .getFiles()
    .filter((file) => file.endsWith('.js'))
}

/** The files with a build's own messages, by language. A build without texts has none. */
export function filesOfTexts(compilation: Compilation): Partial<Record<Language, string[]>> {
  const spoken = LANGUAGES.filter((language) => compilation.namedChunks.has(textsChunk(language)))
  return Object.fromEntries(
    spoken.map((language) => [language, filesOfChunk(compilation, textsChunk(language))]),
  )
}

/** The scripts of a named chunk; none if the build has no such chunk. */
export function filesOfChunk({ namedChunks }: Compilation, name: string): string[] {
  const files = namedChunks.get(name)?.files ?? []
  return [...files].filter((file) => file.endsWith('.js'))
}

function groupOf(compilation: Compilation, name: string): ChunkGroup {
  const group = compilation.namedChunkGroups.get(name) ?? compilation.entrypoints.get(name)
  if (!group) throw new Error(`The build has no chunk named "${name}".`)
  return group
}
