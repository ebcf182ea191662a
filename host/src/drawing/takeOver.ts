import { flushSync } from 'react-dom'
import { AWAY } from '../scripts/drawn'
import { lookOf } from './look'

/** Whether the document shows its page already, drawn, and this visitor is to see it. */
export function isDrawn(root: HTMLElement): boolean {
  return root.hasAttribute('data-drawn') && document.documentElement.dataset['drawn'] !== AWAY
}

/**
 * Lets the app take the place of what the document has drawn, between two frames: what the reader has typed,
 * chosen, pressed, scrolled or selected until then goes on in the app, and so does what moves. `render` renders into `root`.
 */
export function takeOver(root: HTMLElement, render: () => void): void {
  const look = isDrawn(root) ? lookOf(root, window.aldergateScripts?.pressed) : undefined
  flushSync(render)
  root.removeAttribute('data-drawn')
  delete document.documentElement.dataset['drawn']
  // The app has brought its own, and nothing else of the drawing is left.
  for (const style of document.querySelectorAll('style[data-drawn]')) style.remove()
  look?.restore()
}
