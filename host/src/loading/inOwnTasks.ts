import { breath } from '../scripts/breath'

/** A shared module, as webpack knows it. */
interface Shared {
  /** Brings its files, and resolves with what evaluates it, the first time. */
  get: () => Promise<() => unknown>
}

type ShareScope = Readonly<Record<string, Readonly<Record<string, Shared>>>>

/**
 * Returns the shared modules so that each is evaluated in a task of its own once its files have come, while others are
 * still on their way: all of them at once, with the page that takes them, would keep a slow processor from answering.
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
