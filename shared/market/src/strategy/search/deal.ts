/** Pieces of work from one place of a list to before another. */
interface Batch {
  from: number
  to: number
}

/** Hands out work batch by batch and keeps the answers in the order of the work, whoever gives them and when. */
export interface Deal<Answer> {
  /** The next batch that nobody has; `undefined` when all is handed out. */
  next: () => Batch | undefined
  put: (batch: Batch, answers: readonly Answer[]) => void
  done: () => number
  /** All answers; throws while some are missing. */
  answers: () => Answer[]
}

/** So many batches a worker: small ones keep all busy to the end, large ones ask less. */
const BATCHES_EACH = 8

/** How many workers are worth starting: each prepares the past for itself, so that more than a few do not pay. */
export function workerCount(cores: number, count: number): number {
  return Math.max(1, Math.min(Math.floor(cores) || 1, MOST_WORKERS, count))
}

const MOST_WORKERS = 8

export function createDeal<Answer>(count: number, workers: number): Deal<Answer> {
  const size = Math.max(1, Math.ceil(count / (workers * BATCHES_EACH)))
  const places = new Map<number, Answer>()
  let handedOut = 0

  return {
    next() {
      if (handedOut >= count) return undefined
      const from = handedOut
      handedOut = Math.min(count, from + size)
      return { from, to: handedOut }
    },
    put({ from }, answers) {
      answers.forEach((answer, index) => places.set(from + index, answer))
    },
    done: () => places.size,
    answers() {
      return Array.from({ length: count }, (_, place) => {
        if (!places.has(place)) throw new Error(`Nobody answered for ${place}.`)
        return places.get(place) as Answer
      })
    },
  }
}
