import { breath } from '../scripts/breath'

/** A shared module, as webpack knows it. */
interface Shared {
  /** Loads its files, and resolves with the function that evaluates it on the first call. */
  get: () => Promise<() => unknown>
}

type ShareScope = Readonly<Record<string, Readonly<Record<string, Shared>>>>

/**
 * Makes each shared module evaluate in a task of its own once its files have loaded, while others are still loading:
 * evaluating all of them at once, together with the page, would block a slow processor.
 */
export function inOwnTasks(scope: ShareScope): ShareScope {
  return mapped(scope, (versions) =>
    mapped(versions, (shared) => ({
      ...shared,
      get: async () => {
        const evaluate = await shared.get()
        await breath()
        evaluate()
        return evaluate
      },
    })),
  )
}

function mapped<T>(table: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [key, change(value)]))
}
