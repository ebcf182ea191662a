import { escapeHtml } from './escape.ts'
import type { Document } from './documents.ts'

/** The file in which search engines find the app's pages. */
export const SITEMAP = 'sitemap.xml'

/**
 * The sitemap of an app with the public origin `site`: each prerendered page once, by its canonical path. Format:
 * sitemaps.org/protocol.html.
 */
export function sitemapOf(documents: readonly Document[], site: string): string {
  const paths = new Set(documents.flatMap(({ path }) => path ?? []))
  const urls = [...paths].map((path) => `<url><loc>${escapeHtml(site + path)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** Adds the sitemap's URL to a `robots.txt`. */
export function withSitemap(robots: string, site: string): string {
  return `${robots.trimEnd()}\nSitemap: ${site}/${SITEMAP}\n`
}

/** The origin in the sitemap line of a `robots.txt`; `undefined` without one. */
export function siteIn(robots: string): string | undefined {
  return /^Sitemap: (https?:\/\/[^/\s]+)\/sitemap\.xml$/m.exec(robots)?.[1]
}
