import type { Registry } from '@aldergate/contract'

/** styled-components adds an empty style element and fills it by script: this is the hash of "". */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** ApexCharts 4.7.0 injects two style sheets: its own, and one within the legend of every chart. */
const CHART_STYLES = [
  "'sha256-TBymqJXQvXKxe+z+3ydUYBErlkFFu110c5FjiVB8p+M='",
  "'sha256-aSysLrDECVdJ6L+jLf8CC5QKLmwRuk/OZiZk9mYky8A='",
]

/**
 * Allows workers from blobs: their code comes in a chunk whose bytes are verified. Without this directive, the one for
 * scripts would forbid them.
 */
export const WORKER_POLICY = "worker-src 'self' blob:"

/** A developer's own machine. CSP cannot express `[::1]`; `localhost` covers it. */
const THIS_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*']

/**
 * The part of the CSP that stands in the page itself, because it differs per page and with the store's settings: our
 * own scripts and styles, the inline ones with these hashes (`sha256-…`), and the registry's origins. Thus all servers
 * send the same headers.
 */
export function pagePolicy(
  hashes: { scripts: readonly string[]; styles: readonly string[] },
  { allowsOverrides, origins = [] }: Pick<Registry, 'allowsOverrides' | 'origins'> = {},
): string {
  const others = [...origins, ...(allowsOverrides ? THIS_MACHINE : [])]
  return [
    ["script-src 'self'", ...others, ...hashes.scripts.map(quoted)].join(' '),
    ["style-src 'self'", EMPTY_STYLE, ...CHART_STYLES, ...hashes.styles.map(quoted)].join(' '),
    ["connect-src 'self'", ...others].join(' '),
    WORKER_POLICY,
  ].join('; ')
}

function quoted(hash: string): string {
  return `'${hash}'`
}
