import { Writable } from 'node:stream'
import { RouterProvider } from '@aldergate/platform'
import { createMemoryRouter } from '@aldergate/platform/memory'
import { createStore, Provider } from 'jotai'
import { createElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

/** Nothing that a drawing may wait for is further away. */
const LIMIT_MS = 20_000

/**
 * The preloads that React writes before a page with pictures. They are left out of a drawing: the picture itself
 * follows at once.
 */
const PRELOAD = /<link rel="preload" as="image"[^>]*>/g

/**
 * Draws what routes show at a path: its markup, and the styles of that. What cannot be drawn shows what stands
 * in for it, as far as the next Suspense boundary; `errors` has the reasons. Without such a boundary it fails, as
 * does what never ends.
 */
export function draw({ routes, path, prefix, limitMs = LIMIT_MS }, drawing) {
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const styles = new ServerStyleSheet()
  const page = createElement(
    Provider,
    { store: createStore() },
    createElement(RouterProvider, { router }),
  )
  const errors = []
  let timer
  return new Promise((resolve, reject) => {
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
        const pieces = []
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

function cssOf(styles) {
  return styles
    .getStyleTags()
    .replaceAll(/<\/?style[^>]*>/g, '')
    .replaceAll(/\/\*!sc\*\/\s*/g, '')
    .replaceAll(/data-styled\.g\d+\[[^\]]*\]\{content:"[^"]*"\}/g, '')
}
