/** The container that a remote's entry sets as a global, as defined by webpack's Module Federation. */
export interface Container {
  init: (shareScope: unknown) => void | Promise<void>
  get: (expose: string) => Promise<() => unknown>
}

export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value
}
