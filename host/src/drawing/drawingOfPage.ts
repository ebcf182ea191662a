/** A page that the document has drawn. */
export interface Drawing {
  path: string
  /** The nodes of the page, its styles last: the app takes those out of the document as it comes. */
  nodes: readonly Node[]
  /** The page's name where its address is shared: an article has its own. */
  title: string | undefined
}

/** The attribute of the document is an address only where this visitor sees its page, and not just the frame of it. */
const SEEN = ':root[data-drawn^="/"] #root[data-drawn] main > div'

/** The page of the document's path, drawn; `undefined` where none is seen, and once the app has come. */
export function drawingOfPage(path: string): Drawing | undefined {
  const page = document.querySelector(SEEN)
  if (!page) return undefined
  return {
    path,
    nodes: [...page.childNodes, ...document.querySelectorAll('style[data-drawn]')],
    title: document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content,
  }
}
