/** Why the device stores nothing: access is blocked, or there is no room left. */
export type DeviceProblem = 'blocked' | 'full'

/** A storage that may be refused or full at any moment; nothing here throws. */
export interface Device {
  /** `undefined` when it cannot be read. */
  read: (key: string) => string | null | undefined
  /** Stores a text, or removes it for `null`; returns the problem, if any. */
  write: (key: string, text: string | null) => DeviceProblem | undefined
}

/** The mere mention of `localStorage` may throw, so it is opened at each use. */
export function deviceOf(open: () => Storage): Device {
  return {
    read: (key) => {
      try {
        return open().getItem(key)
      } catch {
        return undefined
      }
    },
    write: (key, text) => {
      try {
        const storage = open()
        if (text === null) storage.removeItem(key)
        else storage.setItem(key, text)
        // Some private windows and policies accept writes, and discard them.
        return storage.getItem(key) === text ? undefined : 'blocked'
      } catch (cause) {
        return isQuota(cause) ? 'full' : 'blocked'
      }
    },
  }
}

function isQuota(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'QuotaExceededError'
}
