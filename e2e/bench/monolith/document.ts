import { createHash } from 'node:crypto'
import { BRAND } from '@aldergate/contract'
import { pagePolicy } from '@aldergate/delivery/documents/pagePolicy'
import { escapeHtml } from '@aldergate/delivery/documents/escape'

/** The hints of a document for loading files early; the benchmark removes one at a time to measure its value. */
export const HINTS = ['page', 'font'] as const

export type Hint = (typeof HINTS)[number]

/** The description of the bundle; its files are relative to it. */
export interface Bundle {
  entry: string
  /** The styles of the whole page. */
  ground: string
  fonts: string[]
  pages: BundledPage[]
}

interface BundledPage {
  path: string
  title: string
  description: string
  /** The files that the page needs besides the entry. */
  files: string[]
}

interface DocumentParts {
  bundle: Bundle
  page: BundledPage
  /** The base URL of the bundle, with a trailing slash. */
  base: string
  bytesOf: (file: string) => Buffer
  without: Hint | undefined
}

/** As in the composed app's document (host/src/document/boot.ts): while the bundle is loading. */
const NUMBERS = `requestAnimationFrame(() => setTimeout(() => new Intl.NumberFormat('en').format(0)))`

function inlineHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** The document of one route, with the same policy, integrity and root files as in the composed app. */
export function documentOf({ bundle, page, base, bytesOf, without }: DocumentParts): string {
  function script(file: string): string {
    const hash = createHash('sha384').update(bytesOf(file)).digest('base64')
    return `"${base}${file}" integrity="sha384-${hash}" crossorigin="anonymous"`
  }
  /** In the mode that webpack will use: another credentials mode would cause a second request. */
  function ahead(file: string): string {
    return `<link rel="preload" as="script" href="${base}${file}">`
  }
  const ground = bytesOf(bundle.ground).toString().replaceAll("url('", `url('${base}`)
  const policy = pagePolicy({ scripts: [inlineHash(NUMBERS)], styles: [inlineHash(ground)] })
  const title = escapeHtml(`${page.title} · ${BRAND.product}`)
  const pageFiles = without === 'page' ? [] : page.files
  const fonts = without === 'font' ? [] : bundle.fonts
  return `<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
${[
  `<script defer src=${script(bundle.entry)}></script>`,
  ...pageFiles.map(ahead),
  ...fonts.map(
    (file) =>
      `<link rel="preload" as="font" type="font/woff2" href="${base}${file}" crossorigin="anonymous">`,
  ),
].join('\n')}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${title}</title>
<meta name="description" content="${escapeHtml(page.description)}">
<style>${ground}</style>
<script>${NUMBERS}</script>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
</head>
<body>
<div id="root"></div>
</body>
</html>
`
}
