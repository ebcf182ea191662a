/** A range of tasks: from one index, inclusive, to another, exclusive. */
interface Batch {
  from: number
  to: number
}

/** Distributes tasks in batches and keeps the answers in task order, regardless of which worker answers when. */
export interface Deal<Answer> {
  /** The next unassigned batch; `undefined` when there is none. */
  next: () => Batch | undefined
  put: (batch: Batch, answers: readonly Answer[]) => void
  done: () => number
  /** All answers; throws while some are missing. */
  answers: () => Answer[]
}

/** Batches per worker: small batches keep all workers busy to the end, large ones need fewer messages. */
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
