import { type BuiltHost, inLanguage, pageAt, PATHS, type Registry } from '@aldergate/contract'
import { createHash } from 'node:crypto'
import { pagePolicy } from '../server/headers.ts'
import { escapeHtml, inlineScript, jsonForScript } from './escape.ts'
import { publishedFile } from './registryOf.ts'
import type { Integrity } from './version.ts'

export interface IndexParts {
  registry: Registry
  host: BuiltHost
  /** The integrity of the host's files. */
  integrity: Integrity
  /** The script that asks for the files of the route before the host has loaded. */
  bootScript: string
  brand: { product: string; bank: string }
}

/** `--bg` of the dark theme: what a browser paints around the page. */
const THEME_COLOR = '#0B0E14'

/** The one document of the app. The policy for scripts stands before anything that it judges. */
export function renderIndex({ registry, host, integrity, bootScript, brand }: IndexParts): string {
  const boot = inlineScript(bootScript)
  const bootHash = `sha256-${createHash('sha256').update(boot).digest('base64')}`
  const published = { version: registry.hostVersion, built: host, integrity }
  const title = escapeHtml(brand.product)
  const description = escapeHtml(descriptionOf(registry, brand))

  function script(file: string): string {
    const { url, integrity: hash } = publishedFile(published, file)
    return `"${escapeHtml(url)}" integrity="${hash}" crossorigin="anonymous"`
  }
  return `<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${pagePolicy([bootHash], registry)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="theme-color" content="${THEME_COLOR}">
<title>${title}</title>
<meta name="description" content="${description}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${title}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
${[
  `<script type="application/json" id="registry">${jsonForScript(registry)}</script>`,
  `<script>${boot}</script>`,
  ...host.preload.map((file) => `<link rel="preload" as="script" href=${script(file)}>`),
  `<script defer src=${script(host.entry)}></script>`,
  ...host.fonts.map((file) => {
    const href = escapeHtml(publishedFile(published, file).url)
    return `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous">`
  }),
  ...host.root.map(rootLink).filter((link) => link !== undefined),
].join('\n')}
</head>
<body>
<div id="root"></div>
<noscript>${title} needs JavaScript: please turn it on in your browser, then reload this page.</noscript>
</body>
</html>
`
}

function descriptionOf(registry: Registry, brand: IndexParts['brand']): string {
  const home = pageAt(registry, PATHS.home)?.page
  return home ? inLanguage(home.description, 'en') : `${brand.product} by ${brand.bank}.`
}

/** The link of a root file that the document has to name; browsers find the others by their URL. */
function rootLink(name: string): string | undefined {
  const href = `/${escapeHtml(name)}`
  if (name.endsWith('.webmanifest')) return `<link rel="manifest" href="${href}">`
  if (name.startsWith('apple-touch-icon')) return `<link rel="apple-touch-icon" href="${href}">`
  if (name === 'favicon.svg') return `<link rel="icon" type="image/svg+xml" href="${href}">`
  if (name.startsWith('favicon')) return `<link rel="icon" href="${href}">`
  return undefined
}
