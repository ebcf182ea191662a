import type { Baseline } from './baseline'

/**
 * Returns what was altered, added or removed between two moments, such as `window.fetch` or `Array.prototype.at`. New
 * globals are allowed, since every remote has one, and so are changed values that are no functions.
 */
export function changed(before: Baseline, after: Baseline): string[] {
  return [...before].flatMap(([owner, known]) => {
    const now = after.get(owner) ?? {}
    const keys = new Set([
      ...Reflect.ownKeys(known),
      ...(owner === 'window' ? [] : Reflect.ownKeys(now)),
    ])
    return [...keys].flatMap((key) =>
      isSame(known[key as string], now[key as string]) ? [] : [`${owner}.${String(key)}`],
    )
  })
}

function isSame(before?: PropertyDescriptor, after?: PropertyDescriptor): boolean {
  return (
    before?.get === after?.get &&
    before?.set === after?.set &&
    (before?.value === after?.value || !isFunction(before?.value, after?.value))
  )
}

function isFunction(...values: unknown[]): boolean {
  return values.some((value) => typeof value === 'function')
}
