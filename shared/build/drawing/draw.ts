import { Writable } from 'node:stream'
import { type RouteObject, RouterProvider } from '@aldergate/platform'
import { createMemoryRouter } from '@aldergate/platform/memory'
import { createStore, Provider } from 'jotai'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import type { Picture } from './tidied.ts'
import type { Drawing } from './timeless.ts'

/** Nothing that a drawing may wait for is further away. */
const LIMIT_MS = 20_000

/**
 * The preloads that React writes before a page with pictures. They are left out of a drawing: the picture itself
 * follows at once.
 */
const PRELOAD = /<link rel="preload" as="image"[^>]*>/g

export interface Asked {
  routes: RouteObject[]
  path: string
  /** The prefix of the ids in the drawing. */
  prefix: string
  /** For so long what is drawn may be on its way. */
  limitMs?: number
}

/** A picture, and why parts of it show what stands in for them. */
interface Drawn extends Picture {
  errors: unknown[]
}

/**
 * Draws what routes show at a path: its markup, and the styles of that. What cannot be drawn shows what stands
 * in for it, as far as the next Suspense boundary; `errors` has the reasons. Without such a boundary it fails, as
 * does what never ends.
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
      // No part is left for a script to bring, however long it is.
      progressiveChunkSize: Infinity,
      onError: (error) => void errors.push(error),
      onShellError: reject,
      onShellReady() {
        // Parts that are still on their way are waited for by nobody: the browser has to wait for them as well.
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
