import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The declarations of the shared modules `entries` (source files by share key), made once for a content
 * of their packages: `inputs` returns its hash, and the folder `cache` keeps what was made for it.
 * Throws when the sources change meanwhile, because then nobody knows what these are the declarations of.
 */
export async function declarationsOf({ entries, root, inputs, cache }) {
  const hash = inputs()
  const file = `${hash}.json`
  const known = await readFile(join(cache, file), 'utf8').catch(ignoreMissing)
  if (known !== undefined) return JSON.parse(known)
  // The compiler takes a third of a second to load: whoever finds them kept does without.
  const { emitDeclarations } = await import('./emitDeclarations.mjs')
  const declarations = emitDeclarations(entries, root)
  if (inputs() !== hash) throw new Error('shared changed while it was compiled: build again.')
  await keepOnly(cache, file, JSON.stringify(declarations))
  return declarations
}

async function keepOnly(folder, file, text) {
  await mkdir(folder, { recursive: true })
  // Another build may do the same at this moment.
  const temporary = join(folder, `${file}.${process.pid}`)
  await writeFile(temporary, text)
  await rename(temporary, join(folder, file))
  const old = (await readdir(folder)).filter((name) => name.endsWith('.json') && name !== file)
  for (const name of old) await rm(join(folder, name), { force: true })
}

function ignoreMissing(error) {
  if (error.code !== 'ENOENT') throw error
}
