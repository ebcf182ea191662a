import { STALL_MS } from './stall'

interface Patience {
  limitMs: number
  now: () => number
  /** When bytes last arrived, in milliseconds of `now`. */
  movedAt: () => number
  problem: () => Error
}

/**
 * Waits for a promise with a time limit, which is extended while bytes still arrive. Rejects with the problem after
 * it.
 */
export function withPatience<Result>(
  load: Promise<Result>,
  { limitMs, now, movedAt, problem }: Patience,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let timer = setTimeout(look, limitMs)
    function look() {
      const quietMs = now() - movedAt()
      if (quietMs < STALL_MS) timer = setTimeout(look, STALL_MS - quietMs)
      else reject(problem())
    }
    load.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
