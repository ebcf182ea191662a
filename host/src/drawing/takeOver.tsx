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
import { captureInput } from './userInput'
import { stylesAside } from './stylesAside'

/**
 * Replaces the prerendered content by the app. The app renders detached and time-sliced, so that the browser stays
 * responsive, and is inserted whole between two frames: the user's input, clicks, scroll positions, selection and
 * running animations are carried over. Without visible prerendered content it is inserted at once. `arrived` resolves
 * when the app is in the document.
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

/** Wraps the app: inserts it into the document once it is rendered, before any component can measure itself. */
function Arrival({ drawn, place, adopt, onArrival, children }: ArrivalProps) {
  const [, renderAgain] = useReducer(() => true, false)

  useInsertionEffect(() => {
    const scripts: Partial<Scripts> = window.aldergateScripts ?? {}
    const { done, below } = scripts
    const restore = isDrawn(drawn) ? captureInput(drawn, done, below) : undefined
    adopt?.()
    drawn.replaceWith(place)
    delete document.documentElement.dataset['drawn']
    // The app has inserted its own styles, and no prerendered element is left.
    for (const style of document.querySelectorAll('style[data-drawn]')) style.remove()
    // After React's commit, and still before the frame.
    queueMicrotask(() => {
      restore?.(place)
      // Releases the references to the prerendered elements.
      delete scripts.below
      done?.pressed.splice(0)
      done?.scrolled.clear()
      onArrival()
    })
  }, [drawn, place, adopt, onArrival])

  // A state update in a layout effect flushes the app's effects before the frame, so that the restored focus comes
  // after theirs.
  useLayoutEffect(renderAgain, [renderAgain])

  return children
}
