import * as React from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * Makes React skip owner stacks. It records a stack trace for each created element, up to ten thousand a second, for
 * its developer tools: a fifth of a test's time. This pretends that the limit is reached; warnings stay, and a React
 * with another counter merely runs as slowly as before.
 */
export function forgoOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS)
  if (typeof internals !== 'object' || internals === null) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
  })
}
