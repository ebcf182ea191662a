/** So long nothing may come before a script, a file or a page is given up. */
export const STALL_MS = 3_500

/** Fewer bytes than this in `STALL_MS` are none: a server that drips a byte a second hangs. */
export const LEAST_BYTES = 32

/** A request that is still open and brings nothing more. */
export class Stalled extends Error {
  override name = 'Stalled'
}

/** Notes bytes as they come, and calls `onStall` once when they stop coming. `end` stops the watch. */
export function watchBytes(onStall: () => void) {
  let arrived = 0
  const timer = setInterval(() => {
    if (arrived < LEAST_BYTES) {
      clearInterval(timer)
      onStall()
    }
    arrived = 0
  }, STALL_MS)
  return {
    note: (bytes: number) => {
      arrived += bytes
    },
    end: () => clearInterval(timer),
  }
}
