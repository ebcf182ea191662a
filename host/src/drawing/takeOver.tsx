import {
  type ReactNode,
  startTransition,
  useInsertionEffect,
  useLayoutEffect,
  useReducer,
} from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { StyleSheetManager } from 'styled-components'
import { isDrawn } from '../document/drawn'
import { lookOf } from './look'
import { stylesAside } from './stylesAside'

/**
 * Lets the app take the place of what the document has drawn. It is rendered beside the document, in pieces, so that
 * the browser can answer and paint meanwhile, and comes in whole, between two frames: what the reader has typed,
 * chosen, pressed, scrolled or selected until then goes on in the app, and so does what moves. Where nothing is to be
 * seen yet, it comes at once. `arrived` resolves when it stands in the document.
 */
export function takeOver(
  drawn: HTMLElement,
  app: ReactNode,
): { root: Root; arrived: Promise<void> } {
  const place = drawn.cloneNode(false) as HTMLElement
  place.removeAttribute('data-drawn')
  const root = createRoot(place)
  const styles = stylesAside()
  const arrived = new Promise<void>((resolve) => {
    const render = () =>
      root.render(
        <Arrival drawn={drawn} place={place} adopt={styles?.adopt} onArrival={resolve}>
          {styles ? <StyleSheetManager target={styles.target}>{app}</StyleSheetManager> : app}
        </Arrival>,
      )
    if (isDrawn(drawn)) startTransition(render)
    else flushSync(render)
  })
  return { root, arrived }
}

type Scripts = NonNullable<Window['aldergateScripts']>

interface ArrivalProps {
  drawn: HTMLElement
  place: HTMLElement
  adopt: (() => void) | undefined
  onArrival: () => void
  children: ReactNode
}

/** Around the app: brings it into the document once it is rendered, before any part of it can measure itself. */
function Arrival({ drawn, place, adopt, onArrival, children }: ArrivalProps) {
  const [, renderAgain] = useReducer(() => true, false)

  useInsertionEffect(() => {
    const scripts: Partial<Scripts> = window.aldergateScripts ?? {}
    const { done, below } = scripts
    const restore = isDrawn(drawn) ? lookOf(drawn, done, below) : undefined
    adopt?.()
    drawn.replaceWith(place)
    delete document.documentElement.dataset['drawn']
    // The app has brought its own, and nothing else of the drawing is left.
    for (const style of document.querySelectorAll('style[data-drawn]')) style.remove()
    // Once React has done its work, and still before the frame.
    queueMicrotask(() => {
      restore?.(place)
      // Nothing holds on to the drawing.
      delete scripts.below
      done?.pressed.splice(0)
      done?.scrolled.clear()
      onArrival()
    })
  }, [drawn, place, adopt, onArrival])

  // Lets all effects of the app run now and not after the frame: what they do to the focus is not the last word.
  useLayoutEffect(renderAgain, [renderAgain])

  return children
}
