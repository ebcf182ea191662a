import { check, RemoteName, type Registry } from '@aldergate/contract'
import type { OverrideRefusal } from '../registry/refused'

/** A remote that a tab runs from another place. */
export interface Override {
  remote: string
  /** The folder of its build, without a slash at its end. */
  url: string
}

/** A developer's own machine. CSP cannot express `[::1]`, so that is replaced by `localhost`. */
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/**
 * Reads `trading:http://localhost:3002`, as far as the registry allows it: from this machine, or from one of
 * the registry's own other origins.
 */
export function readOverride(
  text: string,
  registry: Pick<Registry, 'allowsOverrides' | 'origins'>,
): { override: Override } | { refusal: OverrideRefusal } {
  if (!registry.allowsOverrides) return { refusal: 'off' }
  const [, remote = '', address = ''] = /^([^:]*):(.*)$/s.exec(text.trim()) ?? []
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash
  if (!check(RemoteName, remote).isValid || !isPlain) return { refusal: 'form' }
  if (!isAllowed(url, registry.origins)) return { refusal: 'place' }
  if (url.hostname === '[::1]') url.hostname = 'localhost'
  return { override: { remote, url: url.href.replace(/\/+$/, '') } }
}

/** The allowed origins of overrides, to be listed in a sentence. */
export function allowedPlaces({ origins = [] }: Pick<Registry, 'origins'>): string[] {
  return ['http://localhost', 'http://127.0.0.1', ...origins]
}

function isAllowed({ protocol, hostname, origin }: URL, origins: readonly string[] = []): boolean {
  const isHere = protocol === 'http:' && THIS_MACHINE.includes(hostname)
  return isHere || origins.includes(origin)
}
