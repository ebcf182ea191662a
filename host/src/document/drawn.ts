import { DRAWN_SETTINGS, type PublishedFile } from '@aldergate/contract'
import { isKept } from '../keeping/isKept'
import { keptLanguage } from '../keeping/keptLanguage'
import { keptSettings } from '../keeping/keptSettings'

/**
 * Applies the kept appearance before the first paint. Hides the prerendered document from a visitor who gets another
 * one (language, canary, composition of another day), and only its page where that may show personal data, uses other
 * settings, or the query asks for something. `files` are those of the page that this browser will show.
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

/** Query parameters of campaigns, which no page reads. */
const OF_CAMPAIGNS = /^(utm_|[a-z]+clid$)/

function asksThePage(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((key) => !OF_CAMPAIGNS.test(key))
}

/** The value of `data-drawn` that hides the whole prerendered document. */
const AWAY = 'away'

/** Whether the document is prerendered and this visitor may see it. */
export function isDrawn(root: HTMLElement): boolean {
  return root.hasAttribute('data-drawn') && document.documentElement.dataset['drawn'] !== AWAY
}

/** The value of `data-drawn` that shows only the frame around the page. */
const FRAME = 'frame'

/** Clicks and scrolling on a prerendered page, which cannot be read from its elements later. */
export interface Done {
  /** The clicked buttons, in order. */
  pressed: Element[]
  /** The scrolled elements other than the page itself. */
  scrolled: Set<Element>
}

/**
 * Records button clicks and scrolling on a prerendered page, for the app to replay once it has mounted. Blocks form
 * submission, which would reload the page with the input in its address.
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
