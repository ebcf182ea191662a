import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { RemoteConfig } from '@aldergate/contract'
import type { BuiltHost, Drawing as DrawnPlace } from '@aldergate/contract/built'
import webpack, { type Compilation, type WebpackPluginInstance } from 'webpack'
import { mode } from '../common.ts'
import { bundleDrawing } from './bundle.ts'
import type { Asked, draw } from './draw.ts'
import { type Drawing, NO_TIME, runTimeless } from './timeless.ts'
import { messageOf, nameOf } from '../thrown.ts'
import { tidied } from './tidied.ts'
import type { withoutKept } from './withoutKept.ts'

const SHARED = join(import.meta.dirname, '../..')
const DRAW = join(import.meta.dirname, 'draw.ts')
const WITHOUT_KEPT = join(import.meta.dirname, 'withoutKept.ts')
const GROUND = join(SHARED, 'ui/src/theme/ground.ts')

type Page = RemoteConfig['pages'][number]
type Place = Pick<DrawnPlace, 'path' | 'title' | 'description'>

/** The exports of a prerendering script. */
interface Drawer {
  draw: typeof draw
  routes: Asked['routes']
}

interface Pages extends Drawer {
  withoutKept: typeof withoutKept
}

interface Frame extends Drawer {
  /** The paths for which the frame differs. */
  places: string[]
}

/** A script's exports, the state of its prerendering, and the files that it was bundled from. */
type Scripts<Exports> = Exports & { drawing: Drawing; inputs: string[] }

/** The folder of a build's prerendered files. */
const FOLDER = 'drawn'

/** The file with the global styles, which belong to no component. */
export const GROUND_FILE = `${FOLDER}/ground.css`

/**
 * Maps `/` to `drawn/_home`, and `/blog/spreads` to `drawn/blog_spreads`: no path contains `_`, so the names are
 * unique.
 */
function fileNameOf(path: string): string {
  return `${FOLDER}/${path === '/' ? '_home' : path.slice(1).replaceAll('/', '_')}`
}

/** The paths that a page is prerendered at: its own, or the places of a pattern. */
function placesOf({ path, places = [] }: Page): Place[] {
  return path.includes(':') ? places : [{ path }]
}

/**
 * Prerenders the pages of a remote into its build, each as markup and a style sheet, as a first visitor sees them: a
 * guest, in English, before any price. `drawnOf` returns the files of a page.
 */
export function drawnPages(
  folder: string,
  { name, pages }: RemoteConfig,
): { plugin: WebpackPluginInstance | undefined; drawnOf: (page: Page) => DrawnPlace[] } {
  const drawn = new Map<string, DrawnPlace[]>()
  const entry = `
    import { createElement } from 'react'
    export { draw } from ${JSON.stringify(DRAW)}
    export { withoutKept } from ${JSON.stringify(WITHOUT_KEPT)}
    ${pages.map(({ expose }, at) => `import Page${at} from ${JSON.stringify(expose)}`).join('\n')}
    export const routes = [
      ${pages.map(({ path }, at) => `{ path: ${JSON.stringify(path)}, element: createElement(Page${at}) }`).join(',\n')}
    ]`
  const plugin = emitting<Pages>('drawnPages', { folder, entry }, async (compilation, scripts) => {
    const { draw, withoutKept, routes, drawing } = scripts
    for (const page of pages) {
      const all: DrawnPlace[] = []
      for (const place of placesOf(page)) {
        try {
          const asked = { routes, path: place.path, prefix: `${name}-` }
          const picture = await draw(asked, drawing)
          refuseErrors(picture.errors)
          const file = fileNameOf(place.path)
          const { markup, style } = tidied(picture, basename(file))
          emit(compilation, `${file}.html`, markup)
          emit(compilation, `${file}.css`, style)
          const plain = await withoutKept(() => draw(asked, drawing)).catch(() => undefined)
          const showsKept = plain?.markup !== picture.markup
          all.push({ ...place, markup: `${file}.html`, style: `${file}.css`, showsKept })
        } catch (error) {
          compilation.warnings.push(undrawn(place.path, error))
        }
      }
      drawn.set(page.path, all)
    }
  })
  return { plugin: unlessEdited(plugin), drawnOf: (page) => drawn.get(page.path) ?? [] }
}

/** Writes the global styles into a build, and beside them the fonts, which they refer to by bare names. */
export function ground(folder: string): WebpackPluginInstance {
  const entry = `export { ground } from ${JSON.stringify(GROUND)}`
  return emitting<{ ground: string }>('ground', { folder, entry }, (compilation, scripts) => {
    const { ground: styles, inputs } = scripts
    emit(compilation, GROUND_FILE, tidied({ markup: '', styles }, 'ground').style)
    for (const font of inputs.filter((input) => input.endsWith('.woff2'))) {
      emit(compilation, basename(font), readFileSync(font))
    }
  })
}

/**
 * Prerenders the frame around a page into the host's build. `frame` is a module that exports `routes` with an empty
 * page, and the `places` for which the frame differs. `drawn` has the resulting files.
 */
export function drawnFrame(
  folder: string,
  frame: string,
): { plugin: WebpackPluginInstance | undefined; drawn: BuiltHost['frame'] } {
  const drawn: BuiltHost['frame'] = []
  const entry = `
    export { draw } from ${JSON.stringify(DRAW)}
    export { routes, places } from ${JSON.stringify(frame)}`
  const plugin = emitting<Frame>('drawnFrame', { folder, entry }, async (compilation, scripts) => {
    const { draw, routes, places, drawing } = scripts
    for (const path of places) {
      const picture = await draw({ routes, path, prefix: 'frame-' }, drawing)
      refuseErrors(picture.errors)
      const { markup, style } = tidied(picture, 'frame')
      const file = `${FOLDER}/frame${path === '/*' ? '' : path.replaceAll('/', '-')}`
      emit(compilation, `${file}.html`, markup)
      emit(compilation, `${FOLDER}/frame.css`, style)
      drawn.push({ path, markup: `${file}.html`, style: `${FOLDER}/frame.css` })
    }
  })
  return { plugin: unlessEdited(plugin), drawn }
}

/** Nothing is prerendered in development: a script renders the page anew with every edit. */
function unlessEdited(plugin: WebpackPluginInstance): WebpackPluginInstance | undefined {
  return mode === 'development' ? undefined : plugin
}

/**
 * Adds to a build what `work` produces with the exports of `entry`. That script is bundled in parallel, in esbuild's
 * own process.
 */
function emitting<Exports extends object>(
  name: string,
  { folder, entry }: { folder: string; entry: string },
  work: (compilation: Compilation, scripts: Scripts<Exports>) => void | Promise<void>,
): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap(name, (compilation) => {
        const bundled = bundleDrawing(folder, entry)
        // Awaited below; if the build fails before, that error is reported instead.
        bundled.catch(() => undefined)
        const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
        compilation.hooks.processAssets.tapPromise({ name, stage }, async () => {
          if (compilation.errors.length > 0) return
          try {
            const { code, inputs } = await bundled
            compilation.fileDependencies.addAll(inputs)
            await work(compilation, {
              ...runTimeless<Exports>(code, join(folder, 'drawing.cjs')),
              inputs,
            })
          } catch (error) {
            // The fault is a page's: a thrown error would end the build with the stacks of its tools.
            compilation.errors.push(new webpack.WebpackError(messageOf(error)))
          }
        })
      })
    },
  }
}

function emit(compilation: Compilation, file: string, content: string | Buffer): void {
  const known = compilation.getAsset(file)
  if (!known) compilation.emitAsset(file, new webpack.sources.RawSource(content))
}

/**
 * Throws the first error that is the page's fault. Asking for the time or for randomness is none: that part shows its
 * fallback.
 */
function refuseErrors(errors: readonly unknown[]): void {
  const fault = errors.find((error) => nameOf(error) !== NO_TIME)
  if (fault) throw fault
}

function undrawn(path: string, error: unknown): webpack.WebpackError {
  const message = messageOf(error)
  const reason =
    nameOf(error) === NO_TIME ? `${message} is asked for outside of a Suspense boundary` : message
  return new webpack.WebpackError(
    `${path} is not drawn into HTML, so it shows nothing before its script has come: ${reason}.`,
  )
}
