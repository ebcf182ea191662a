/** How long a transfer may pause before a script, file or page is given up. */
export const STALL_MS = 3_500

/** Fewer bytes than this in `STALL_MS` count as none: a server that drips a byte a second hangs. */
export const LEAST_BYTES = 32

/** A request that is still open and sends nothing more. */
export class Stalled extends Error {
  override name = 'Stalled'
}

/** Watches incoming bytes, and calls `onStall` once when they stop. `end` stops the watch. */
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
