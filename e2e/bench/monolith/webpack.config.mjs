import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commonBuild, mode } from '@aldergate/build/common'
import { describeBuild, filesOf } from '@aldergate/build/describe'
import { ground, GROUND_FILE } from '@aldergate/build/drawing/drawn'
import { chunkName } from '@aldergate/build/remote'

const ROOT = join(import.meta.dirname, '../../..')
const MAIN = 'main.js'

/** The pages, as the builds of the remotes describe them; of a module under several paths, the first is its name. */
const PAGES = readdirSync(ROOT)
  .filter((name) => name.startsWith('mfe-'))
  .flatMap((folder) => {
    const { pages } = JSON.parse(readFileSync(join(ROOT, folder, 'dist/remote.json'), 'utf8'))
    return pages.map((page) => ({
      ...page,
      file: join(ROOT, folder, page.expose),
      chunk: chunkName(pages.find(({ expose }) => expose === page.expose).path),
    }))
  })

function moduleOf(source) {
  return `data:text/javascript,${encodeURIComponent(source)}`
}

/** Returns a module of a page with its title and description, so that the first page needs no list of all. */
function pageModule({ file, title, description }) {
  return moduleOf(
    `export { default as Page } from ${JSON.stringify(file)}
     export const about = ${JSON.stringify({ title, description })}`,
  )
}

function entry() {
  const pages = PAGES.map((page) => {
    const { path, packages, chunk } = page
    const load = `() => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(pageModule(page))})`
    return `{ path: ${JSON.stringify(path)}, packages: ${JSON.stringify(packages)}, load: ${load} }`
  })
  const start = JSON.stringify(join(import.meta.dirname, 'start.tsx'))
  return moduleOf(`import { start } from ${start}; start([${pages.join(', ')}])`)
}

/** Host and remotes as one bundle, split by route, by the same loaders, minifier and targets as they have. */
export default commonBuild({
  folder: import.meta.dirname,
  ownTexts: ROOT,
  uniqueName: 'monolith',
  entry: { main: entry() },
  plugins: [
    ground(import.meta.dirname),
    describeBuild((compilation) => ({
      entry: MAIN,
      ground: GROUND_FILE,
      fonts: Object.keys(compilation.assets).filter((file) =>
        /latin-wght-normal\.woff2$/.test(file),
      ),
      pages: PAGES.map(({ path, title, description, chunk }) => ({
        path,
        title: title.en,
        description: description.en,
        files: filesOf(compilation, chunk),
      })),
      mode,
    })),
  ],
})
