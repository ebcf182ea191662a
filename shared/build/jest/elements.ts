import * as React from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * React keeps a stack trace of each element's making, of ten thousand elements a second, for its developer
 * tools: a fifth of the time of a test. Here it takes that number for reached; its warnings stay, and a React
 * that counts otherwise is as slow as it was.
 */
export function forgoOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS)
  if (typeof internals !== 'object' || internals === null) return
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
  })
}
