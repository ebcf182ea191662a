import { type RegisteredRemote } from '@aldergate/shared/contract'
import { loadScript } from './loadScript'

/** What a remote's entry puts into the global scope: webpack's container protocol. */
interface Container {
  init: (shareScope: unknown) => void | Promise<void>
  get: (expose: string) => Promise<() => unknown>
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>
declare const __webpack_share_scopes__: { default: unknown }

const opened = new Map<string, Promise<Container>>()

/**
 * The container of a published remote, loaded and joined to the page's shared modules once.
 * A failure is not remembered: the next call tries again.
 */
export function openContainer(remote: RegisteredRemote): Promise<Container> {
  const known = opened.get(remote.container)
  if (known) return known
  const opening = open(remote)
  opened.set(remote.container, opening)
  opening.catch(() => opened.delete(remote.container))
  return opening
}

async function open(remote: RegisteredRemote): Promise<Container> {
  await Promise.all([loadScript(remote.entry), __webpack_init_sharing__('default')])
  const container: unknown = Reflect.get(window, remote.container)
  if (!isContainer(container)) {
    throw new Error(`${remote.entry.url} ran, but set no container named ${remote.container}.`)
  }
  await container.init(__webpack_share_scopes__.default)
  return container
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value
}
