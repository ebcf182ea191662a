import type { ArticleParts } from './useArticle'

/**
 * Reads the text of an article from the prerendered page, so that it is not loaded again. `undefined` once the app has
 * replaced that page, and when this visitor does not see it.
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
