import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes `remote.json` beside the bundle: what the build says of itself, for promotion to read. It
 * comes after all other files and in one step, because it is what makes a build of them.
 */
export function describeBuild(describe) {
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

/** The scripts of a chunk group that is known by its name, without source maps. */
export function filesOf(compilation, groupName) {
  const group =
    compilation.namedChunkGroups.get(groupName) ?? compilation.entrypoints.get(groupName)
  if (!group) throw new Error(`The build has no chunk named "${groupName}".`)
  return group.getFiles().filter((file) => file.endsWith('.js'))
}
