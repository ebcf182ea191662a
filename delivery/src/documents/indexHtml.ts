import { inLanguage, pageAt, PATHS, type Registry } from '@aldergate/contract'
import type { BuiltHost } from '@aldergate/contract/built'
import { createHash } from 'node:crypto'
import { pagePolicy } from './pagePolicy.ts'
import { escapeHtml, inlineScript, jsonForScript } from './escape.ts'
import { publishedFile } from './registryOf.ts'
import type { Integrity } from '../names/version.ts'

export interface IndexParts {
  registry: Registry
  host: BuiltHost
  /** The integrity of the host's files. */
  integrity: Integrity
  /** The script that preloads the route's files before the host has loaded. */
  bootScript: string
  /** The global styles. Absent for a host that has them in its script. */
  ground?: string | undefined
  brand: { product: string; bank: string }
  /** The app's public origin, if it is known. */
  site?: string | undefined
}

/** A prerendered page, shown before any script has loaded. */
export interface DrawnPage {
  /** The name of the page. */
  name: string
  description: string
  /** The page's canonical path. */
  path: string
  /** The URL prefix of its remote's files: a browser that runs another version gets another page. */
  files: string
  /** Whether the page may look different for visitors who keep data. */
  showsKept: boolean
  /** The markup of the frame with the page in it. */
  markup: string
  /** The styles of frame and page. */
  styles: readonly string[]
  /** The part of the registry that the document carries, unless it carries all. */
  part?: Registry | undefined
}

/** `--bg` of the dark theme, for the browser's own interface. */
const THEME_COLOR = '#0B0E14'

/**
 * Hides the prerendered page from visitors who get another one (language, canary). `#start`, the start-up error, stays
 * visible to everybody.
 */
const UNSEEN =
  ':root[data-drawn=away] #root>:not(#start){display:none}:root[data-drawn=frame] main{visibility:hidden}'

/**
 * Renders the document of a page, or the one for all pages without a prerendered one. The CSP comes before everything
 * that it governs, and the host's script and fonts before the inline script, which is slow because it reads the
 * visitor's storage. Other preloads follow the inline script, which has to observe their outcome.
 */
export function renderIndex(parts: IndexParts, page?: DrawnPage): string {
  const { registry, host, integrity, bootScript, brand, site } = parts
  const boot = inlineScript(bootScript)
  const ground = parts.ground === undefined ? [] : [parts.ground]
  const drawn = page ? [UNSEEN, ...page.styles] : []
  const published = { version: registry.hostVersion, built: host, integrity }
  const product = escapeHtml(brand.product)
  const title = page ? `${escapeHtml(page.name)} · ${product}` : product
  const name = escapeHtml(page?.name ?? brand.product)
  const description = escapeHtml(page?.description ?? descriptionOf(registry, brand))
  const inline = { scripts: [hashOf(boot)], styles: [...ground, ...drawn].map(hashOf) }
  const policy = pagePolicy(inline, registry)

  function script(file: string): string {
    const { url, integrity: hash } = publishedFile(published, file)
    return `"${escapeHtml(url)}" integrity="${hash}" crossorigin="anonymous"`
  }
  return `<!doctype html>
<html lang="en" data-theme="dark"${page ? drawnAttributes(page) : ''}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
${[
  `<script defer src=${script(host.entry)}></script>`,
  ...host.fonts.map((file) => {
    const href = escapeHtml(publishedFile(published, file).url)
    return `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous">`
  }),
].join('\n')}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="theme-color" content="${THEME_COLOR}">
<title>${title}</title>
<meta name="description" content="${description}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${product}">
<meta property="og:title" content="${name}">
<meta property="og:description" content="${description}">
${[
  ...(page ? addressOf(page, site) : []),
  ...ground.map((style) => `<style>${style}</style>`),
  ...drawn.map((style) => `<style data-drawn>${style}</style>`),
  `<script type="application/json" id="registry">${jsonForScript(page?.part ?? registry)}</script>`,
  `<script>${boot}</script>`,
  ...host.preload.map(
    (file) => `<link rel="preload" as="script" fetchpriority="low" href=${script(file)}>`,
  ),
  ...host.root.map(rootLink).filter((link) => link !== undefined),
].join('\n')}
</head>
<body>
<div id="root"${page ? ' data-drawn' : ''}>${page?.markup ?? ''}</div>
<noscript>${product} needs JavaScript: please turn it on in your browser, then reload this page.</noscript>
</body>
</html>
`
}

/**
 * Returns the attributes that the inline script reads: the version of the prerendered page, and whether visitors who
 * keep data may get another one.
 */
function drawnAttributes({ files, showsKept }: DrawnPage): string {
  return ` data-drawn="${escapeHtml(files)}"${showsKept ? ' data-shows-kept' : ''}`
}

/** The canonical URL of the page. Browsers resolve a relative one against the requested address. */
function addressOf({ path }: DrawnPage, site = ''): string[] {
  const address = escapeHtml(site + path)
  return [
    `<link rel="canonical" href="${address}">`,
    ...(site === '' ? [] : [`<meta property="og:url" content="${address}">`]),
  ]
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

function descriptionOf(registry: Registry, brand: IndexParts['brand']): string {
  const home = pageAt(registry, PATHS.home)?.page
  return home ? inLanguage(home.description, 'en') : `${brand.product} by ${brand.bank}.`
}

/** The link tag of a root file that the document has to name; browsers find the others by their URL. */
function rootLink(name: string): string | undefined {
  const href = `/${escapeHtml(name)}`
  if (name.endsWith('.webmanifest')) return `<link rel="manifest" href="${href}">`
  if (name.startsWith('apple-touch-icon')) return `<link rel="apple-touch-icon" href="${href}">`
  if (name === 'favicon.svg') return `<link rel="icon" type="image/svg+xml" href="${href}">`
  if (name.startsWith('favicon')) return `<link rel="icon" href="${href}">`
  return undefined
}
