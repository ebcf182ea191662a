import { DRAWN_SETTINGS, type PublishedFile } from '@aldergate/contract'
import { isKept } from '../keeping/isKept'
import { keptLanguage } from '../keeping/keptLanguage'
import { keptSettings } from '../keeping/keptSettings'

/**
 * Puts the kept look on the document before its first paint, and takes what it has drawn out of sight where this
 * visitor sees something else: their own language, a canary, another day; the page alone where it may show data of
 * their own, is written in another way, or a link asks something of it. `files` are those of the page that this
 * browser will show.
 */
export function settleDrawn(
  root: HTMLElement,
  files: readonly PublishedFile[],
  search: string,
): void {
  const settings = keptSettings()
  const { darkMode, palette, density, reducedMotion } = settings
  if (darkMode === false) root.dataset['theme'] = 'light'
  if (typeof palette === 'string') root.dataset['palette'] = palette
  if (typeof density === 'string') root.dataset['density'] = density
  if (reducedMotion === 'always') root.dataset['motion'] = 'still'

  const { drawn, showsKept } = root.dataset
  if (drawn === undefined) return
  const language = keptLanguage() ?? DRAWN_SETTINGS.language
  const isOther = !files.some(({ url }) => url.startsWith(drawn))
  const isPersonal = isKept() && (showsKept !== undefined || !isWrittenAsDrawn(settings))
  if (isOther || language !== DRAWN_SETTINGS.language) root.dataset['drawn'] = AWAY
  else if (isPersonal || asksThePage(search)) root.dataset['drawn'] = FRAME
}

function isWrittenAsDrawn(settings: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(DRAWN_SETTINGS).every(
    ([name, drawn]) => (settings[name] ?? drawn) === drawn,
  )
}

/** Campaigns add to an address what no page reads. */
const OF_CAMPAIGNS = /^(utm_|[a-z]+clid$)/

function asksThePage(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((key) => !OF_CAMPAIGNS.test(key))
}

/** Marks a drawing that is out of sight, because this visitor is shown something else. */
const AWAY = 'away'

/** Whether the document shows its page already, drawn, and this visitor is to see it. */
export function isDrawn(root: HTMLElement): boolean {
  return root.hasAttribute('data-drawn') && document.documentElement.dataset['drawn'] !== AWAY
}

/** Only what stands around the page is what is shown. */
const FRAME = 'frame'

/** The presses and scrolling of a reader on a page that is only drawn: no attribute or field of it tells them. */
export interface Done {
  /** The buttons that were pressed, in their order. */
  pressed: Element[]
  /** The elements that were scrolled, besides the page itself. */
  scrolled: Set<Element>
}

/**
 * Notes which buttons are pressed in a page that is only drawn, and what is scrolled, for the app to do when it has
 * come, and keeps its forms from being sent: they would load the page anew, with what was typed in its address.
 */
export function noteDone(): Done {
  const done: Done = { pressed: [], scrolled: new Set() }
  const isInDrawing = ({ target }: Event) =>
    target instanceof Element && target.closest('#root[data-drawn]') !== null
  addEventListener('submit', (event) => isInDrawing(event) && event.preventDefault(), true)
  addEventListener(
    'click',
    (event) => {
      const button = isInDrawing(event) && (event.target as Element).closest('button')
      if (button) done.pressed.push(button)
    },
    true,
  )
  addEventListener(
    'scroll',
    (event) => isInDrawing(event) && done.scrolled.add(event.target as Element),
    true,
  )
  return done
}
