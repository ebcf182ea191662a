import type { ArticleParts } from './useArticle'

/**
 * The text of an article as the document has drawn it, so that nobody waits for it twice; `undefined` once the
 * app has taken the drawing's place, and where this visitor does not see it.
 */
export function drawnArticle(id: string): ArticleParts | undefined {
  const drawn = document.querySelector(
    `:root:not([data-drawn='away']) [data-drawn] [data-article="${id}"]`,
  )
  if (!drawn) return undefined
  return {
    intro: drawn.querySelector(':scope > div')?.innerHTML ?? '',
    chapters: [...drawn.querySelectorAll(':scope > section')].map((section) => ({
      id: section.getAttribute('aria-labelledby') ?? '',
      heading: section.querySelector('h2 > span')?.textContent ?? '',
      html: section.querySelector(':scope > div')?.innerHTML ?? '',
    })),
  }
}
