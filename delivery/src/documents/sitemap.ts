import { escapeHtml } from './escape.ts'
import type { Document } from './documents.ts'

/** Where search engines look for the pages of the app. */
export const SITEMAP = 'sitemap.xml'

/**
 * The sitemap of an app that the public finds at the origin `site`: each page that is drawn once, by the path
 * by which it is known. Format: sitemaps.org/protocol.html.
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

/** A `robots.txt` that tells where the sitemap is. */
export function withSitemap(robots: string, site: string): string {
  return `${robots.trimEnd()}\nSitemap: ${site}/${SITEMAP}\n`
}

/** The origin that such a `robots.txt` tells; `undefined` when it tells none. */
export function siteIn(robots: string): string | undefined {
  return /^Sitemap: (https?:\/\/[^/\s]+)\/sitemap\.xml$/m.exec(robots)?.[1]
}
