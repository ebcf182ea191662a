/** The container that a remote's entry puts into the global scope, by webpack's protocol. */
export interface Container {
  init: (shareScope: unknown) => void | Promise<void>
  get: (expose: string) => Promise<() => unknown>
}

export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value
}
