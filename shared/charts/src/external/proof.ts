/** The timeout for `load`, measured from the creation of the frame. */
export const LOAD_LIMIT_MS = 8_000

/** A frame that has loaded and still says nothing may be an error page: it stays unproved. From the start of the frame. */
export const PROOF_LIMIT_MS = 15_000

/** How often one failure is tried again because the browser came back online. */
const ONLINE_RETRIES = 3

/**
 * The state of a cross-origin iframe, as far as it can be observed. An iframe fires no `error` on a network failure,
 * and fires `load` for an error page as well, so only its own message proves it.
 */
export type FrameProof = {
  /** Names the frame: another number is another frame. */
  attempt: number
  onlineRetries: number
  /** A frame of this chart has loaded before without ever sending a message: do not wait for the next one. */
  isMute: boolean
} & (
  | { status: 'waiting'; hasLoaded: boolean }
  /** `hasLoaded`: the document that has proved itself; another one has to do so as well. */
  | { status: 'proved'; hasLoaded: boolean }
  | { status: 'unproved' }
  | { status: 'failed' }
)

export type FrameEvent =
  | { type: 'load' }
  | { type: 'proof' }
  | { type: 'no-data' }
  | { type: 'load-limit' }
  | { type: 'proof-limit' }
  | { type: 'error' }
  | { type: 'blocked' }
  | { type: 'offline' }
  | { type: 'online' }
  | { type: 'retry'; isOnline: boolean }
  /** The frame was removed because it was not visible. */
  | { type: 'left' }
  /** Another chart is wanted in place of this frame's. */
  | { type: 'changed'; isOnline: boolean }

export function firstFrame(isOnline: boolean): FrameProof {
  const known = { attempt: 1, onlineRetries: 0, isMute: false }
  return isOnline ? waiting(known) : { ...known, status: 'failed' }
}

/** The reducer of the frame's state. */
export function nextProof(proof: FrameProof, event: FrameEvent): FrameProof {
  const { attempt, onlineRetries, isMute } = proof
  const known = { attempt, onlineRetries, isMute }
  const another = { ...known, attempt: attempt + 1 }
  const isFailed = proof.status === 'failed'
  const isWaiting = proof.status === 'waiting'
  const isProved = proof.status === 'proved'
  const hasLoaded = isWaiting && proof.hasLoaded

  switch (event.type) {
    case 'load':
      if (isProved) return proof.hasLoaded ? loaded(known) : { ...proof, hasLoaded: true }
      if (!isWaiting || hasLoaded) return proof
      return isMute ? { ...known, status: 'unproved' } : { ...proof, hasLoaded: true }
    case 'proof':
      if (isFailed) return proof
      // A second proof comes from another document, whose `load` may still follow.
      return {
        attempt,
        onlineRetries: 0,
        isMute: false,
        status: 'proved',
        hasLoaded: hasLoaded || proof.status === 'unproved',
      }
    case 'load-limit':
      return isWaiting && !hasLoaded ? { ...known, status: 'failed' } : proof
    case 'proof-limit':
      return hasLoaded ? { ...known, isMute: true, status: 'unproved' } : proof
    case 'no-data':
    case 'error':
    case 'blocked':
    case 'offline':
      return { ...known, status: 'failed' }
    case 'online':
      if (!isFailed || onlineRetries >= ONLINE_RETRIES) return proof
      return waiting({ ...another, onlineRetries: onlineRetries + 1 })
    case 'retry':
      if (!(isFailed || proof.status === 'unproved') || !event.isOnline) return proof
      return waiting({ ...another, isMute: false })
    case 'left':
      return isFailed ? proof : waiting(known)
    case 'changed':
      return event.isOnline
        ? waiting({ ...another, isMute: false })
        : { ...another, isMute: false, status: 'failed' }
  }
}

type Known = Pick<FrameProof, 'attempt' | 'onlineRetries' | 'isMute'>

/** Another document has come into a frame that had proved itself. */
function loaded(known: Known): FrameProof {
  return { ...known, status: 'waiting', hasLoaded: true }
}

function waiting(known: Known): FrameProof {
  return { ...known, status: 'waiting', hasLoaded: false }
}
