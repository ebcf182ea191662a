import { rm } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusal } from '@aldergate/delivery/process/refusal'
import { DOCUMENT_HEADERS } from '@aldergate/delivery/http/headers'
import { setHeaders } from '@aldergate/delivery/http/respond'
import { serveStore, type StoreServer } from '@aldergate/delivery/server/serveStore'
import { variantsOf } from '@aldergate/delivery/disk/compress'
import { readFolder } from '@aldergate/delivery/disk/readFolder'
import { type NewFile, servedFiles, stage } from '@aldergate/delivery/disk/stage'
import { createBundler } from '@aldergate/delivery/workspaces/bundler'
import { ROOT } from '@aldergate/delivery/process/root'
import { type Bundle, documentOf, type Hint, HINTS } from './document.ts'

/** The output folder of the bundle. */
const MONOLITH_DIST = join(import.meta.dirname, 'dist')

/** Named like a version's folder, so that browsers cache its files for a year, like the composed app's. */
const VERSION = '/monolith/1.0.0-000000000000'
const BASE = `${VERSION}/`

/** Builds the bundle, and puts it with the documents of all routes into a store of its own. */
export async function deliverMonolith(store: string): Promise<void> {
  const bundler = createBundler({ NODE_ENV: 'production' })
  const { isOk, output } = await bundler.run({ kind: 'bundle', folder: import.meta.dirname })
  await bundler.end()
  if (!isOk) throw refusal(`The monolith cannot be built: ${output}`)
  await rm(store, { recursive: true, force: true })
  const files = [await rootFiles(store), await bundleFiles(store), await documents(store)]
  const staged = await stage(files.flat())
  await staged.place()
}

/** Serves it by the server of the composed app; each route has its document, with all hints or without one. */
export function serveMonolith(store: string, without?: Hint): Promise<StoreServer> {
  const names = new Map(readBundle().pages.map(({ path }) => [path, nameOf(path, without)]))
  return serveStore({
    store,
    intercept: (request, response) => {
      const name = names.get(request.url?.replace(/[?#].*/s, '') ?? '/')
      if (name === undefined) return false
      request.url = `/${name}`
      setHeaders(response, DOCUMENT_HEADERS)
      return false
    },
  })
}

function readBundle(): Bundle {
  return JSON.parse(readFileSync(join(MONOLITH_DIST, 'remote.json'), 'utf8')) as Bundle
}

function nameOf(path: string, without: Hint | undefined): string {
  return `pages/${without ?? 'all'}${path === '/' ? '/home' : path}.html`
}

async function rootFiles(store: string): Promise<NewFile[]> {
  const files = await readFolder(join(ROOT, 'host/root'))
  const served = [...files].map(([name, bytes]) => servedFiles(join(store, name), bytes))
  return (await Promise.all(served)).flat()
}

/** As published: compressed as far as possible, and the source maps where they are not served. */
async function bundleFiles(store: string): Promise<NewFile[]> {
  const files = [...(await readFolder(MONOLITH_DIST))]
  const served = files.map(async ([name, bytes]) => {
    if (name.endsWith('.map')) return [{ path: join(store, `${VERSION}.maps`, name), bytes }]
    const path = join(store, BASE, name)
    const variants = await variantsOf(name, bytes)
    return [
      { path, bytes },
      ...variants.map((variant) => ({ path: path + variant.suffix, bytes: variant.bytes })),
    ]
  })
  return (await Promise.all(served)).flat()
}

async function documents(store: string): Promise<NewFile[]> {
  const bundle = readBundle()
  const bytesOf = (file: string) => readFileSync(join(MONOLITH_DIST, file))
  const served = [undefined, ...HINTS].flatMap((without) =>
    bundle.pages
      .filter(({ path }) => !path.includes(':'))
      .map((page) => {
        const html = documentOf({ bundle, page, base: BASE, bytesOf, without })
        return servedFiles(join(store, nameOf(page.path, without)), html)
      }),
  )
  return (await Promise.all(served)).flat()
}
