import { Writable } from 'node:stream'
import { type RouteObject, RouterProvider } from '@aldergate/platform'
import { createMemoryRouter } from '@aldergate/platform/memory'
import { createStore, Provider } from 'jotai'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import type { Picture } from './tidied.ts'
import type { Drawing } from './timeless.ts'

/** Far longer than prerendering may wait for anything. */
const LIMIT_MS = 20_000

/** The image preloads that React writes before a page. They are removed, because the image itself follows at once. */
const PRELOAD = /<link rel="preload" as="image"[^>]*>/g

export interface Asked {
  routes: RouteObject[]
  path: string
  /** The prefix of the ids in the markup. */
  prefix: string
  /** The time limit for suspended parts. */
  limitMs?: number
}

/** The prerendered markup and styles, and the reasons why parts of it show their fallback. */
interface Drawn extends Picture {
  errors: unknown[]
}

/**
 * Prerenders what routes show at a path: its markup and its styles. A part that cannot be rendered shows the fallback
 * of the next Suspense boundary; `errors` has the reasons. Without such a boundary it fails, as does rendering that
 * does not end.
 */
export function draw(
  { routes, path, prefix, limitMs = LIMIT_MS }: Asked,
  drawing: Drawing,
): Promise<Drawn> {
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const styles = new ServerStyleSheet()
  const page = createElement(
    Provider,
    { store: createStore() },
    createElement(RouterProvider, { router }),
  )
  const errors: unknown[] = []
  let timer: NodeJS.Timeout | undefined
  return new Promise<Drawn>((resolve, reject) => {
    drawing.isOn = true
    drawing.stop = reject
    const stream = renderToPipeableStream(styles.collectStyles(page), {
      identifierPrefix: prefix,
      // Keeps React from leaving large parts to be inserted by a script.
      progressiveChunkSize: Infinity,
      onError: (error) => void errors.push(error),
      onShellError: reject,
      onShellReady() {
        // Parts that are still suspended are not awaited, since the browser has to wait for them as well.
        const reasons = [...errors]
        const pieces: Buffer[] = []
        const paper = new Writable({
          write(piece, _encoding, done) {
            pieces.push(piece)
            done()
          },
        })
        stream.pipe(paper)
        setImmediate(() => {
          stream.abort()
          resolve({
            markup: Buffer.concat(pieces).toString().replaceAll(PRELOAD, ''),
            styles: cssOf(styles),
            errors: reasons,
          })
        })
      },
    })
    const late = `it waits outside of a Suspense boundary for what has not come within ${limitMs / 1000} s`
    timer = setTimeout(() => stream.abort(new Error(late)), limitMs)
  }).finally(() => {
    clearTimeout(timer)
    drawing.isOn = false
    drawing.stop = undefined
    router.dispose()
    styles.seal()
  })
}

function cssOf(styles: ServerStyleSheet): string {
  return styles
    .getStyleTags()
    .replaceAll(/<\/?style[^>]*>/g, '')
    .replaceAll(/\/\*!sc\*\/\s*/g, '')
    .replaceAll(/data-styled\.g\d+\[[^\]]*\]\{content:"[^"]*"\}/g, '')
}
