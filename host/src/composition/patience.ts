import { STALL_MS } from '../scripts/stall'

/** From a click to being told that a page does not come. */
export const PATIENCE_MS = 9_000

/**
 * Waits for a page's load, but not for ever: it is given up after `PATIENCE_MS`, unless bytes still come.
 * Rejects with what `problem` says then.
 */
export function withPatience<Result>(
  load: Promise<Result>,
  { now, movedAt, problem }: { now: () => number; movedAt: () => number; problem: () => Error },
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let timer = setTimeout(look, PATIENCE_MS)
    function look() {
      const quietMs = now() - movedAt()
      if (quietMs < STALL_MS) timer = setTimeout(look, STALL_MS - quietMs)
      else reject(problem())
    }
    load.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
