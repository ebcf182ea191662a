/** A prerendered page of the document. */
export interface Drawing {
  path: string
  /** The nodes of the page, its styles last: the app removes those from the document when it mounts. */
  nodes: readonly Node[]
  /** The page's name in link previews: an article has its own. */
  title: string | undefined
}

/** `data-drawn` holds a URL prefix only where this visitor sees the prerendered page, and not just its frame. */
const SEEN = ':root[data-drawn^="/"] #root[data-drawn] main > div'

/** The prerendered page of the document; `undefined` where none is visible, and once the app has mounted. */
export function drawingOfPage(path: string): Drawing | undefined {
  const page = document.querySelector(SEEN)
  if (!page) return undefined
  return {
    path,
    nodes: [...page.childNodes, ...document.querySelectorAll('style[data-drawn]')],
    title: document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content,
  }
}
