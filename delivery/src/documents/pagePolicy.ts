import type { Registry } from '@aldergate/contract'

/** styled-components adds an empty style element and fills it by script: this is the hash of "". */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** ApexCharts 4.7.0 brings two style sheets as texts: its own, and one within the legend of every chart. */
const CHART_STYLES = [
  "'sha256-TBymqJXQvXKxe+z+3ydUYBErlkFFu110c5FjiVB8p+M='",
  "'sha256-aSysLrDECVdJ6L+jLf8CC5QKLmwRuk/OZiZk9mYky8A='",
]

/** A worker's script comes in a chunk, whose bytes are checked. Where no policy says so, that for scripts would forbid it. */
export const WORKER_POLICY = "worker-src 'self' blob:"

/** Where somebody who builds a remote serves it. A policy cannot name `[::1]`: `localhost` is that, too. */
const THIS_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*']

/**
 * The part of the policy that stands in the page itself, because it is another for each and changes with the
 * settings of the store: our own scripts and styles, the inline ones of these hashes (`sha256-…`), and what the
 * registry allows besides. So every server sends the same headers.
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
