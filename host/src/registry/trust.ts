import { NEWEST_KEY, type Purpose, type Registry, type Signed } from '@aldergate/contract'
import { isSigned, TRUSTED_KEYS } from '../signing/isSigned'

/** Why a registry is not trusted: it has no trusted signature, or this browser has seen a newer one. */
export type Distrust = 'unsigned' | 'old'

/** The newest release that this browser has seen: its store, its number and its composition. */
interface Newest {
  chain: string
  release: number
  fingerprint: string
}

interface TrustOptions {
  /** The trusted public keys; without any, every registry is accepted. */
  keys: readonly string[]
  openStorage: () => Storage
}

/** Verifies registries before any of their code runs. */
export function createTrust({ keys, openStorage }: TrustOptions) {
  function newest(): Newest | undefined {
    try {
      const kept = /^(\S+) (\d+) ([0-9a-f]*)$/.exec(openStorage().getItem(NEWEST_KEY) ?? '')
      const [, chain = '', release, fingerprint = ''] = kept ?? []
      return kept ? { chain, release: Number(release), fingerprint } : undefined
    } catch {
      // A browser without storage has seen nothing.
      return undefined
    }
  }

  return {
    newest,

    /** Throws unless one of the keys has signed the data, however old they are. */
    async demandSignature(what: string, data: unknown, purpose: Purpose): Promise<void> {
      if (keys.length === 0 || (await isSigned(purpose, Object(data) as Signed, keys))) return
      throw distrusted('unsigned', `${what} is not signed by a key that this host trusts.`)
    },

    /** Throws when this browser has seen a newer registry of the same store; records one that is newer. */
    demandNewest({ chain, release, fingerprint = '' }: Registry): void {
      // Without signatures, release numbers prove nothing.
      if (keys.length === 0 || !chain) return
      const seen = newest()
      const isSameStore = seen?.chain === chain
      if (isSameStore && release === seen.release) return
      if (isSameStore && release < seen.release) {
        throw distrusted(
          'old',
          `The registry is of release ${release}, and this browser has seen release ${seen.release}.`,
        )
      }
      try {
        openStorage().setItem(NEWEST_KEY, `${chain} ${release} ${fingerprint}`)
      } catch {
        // Without storage, the next document has nothing to compare with.
      }
    },
  }
}

export type Trust = ReturnType<typeof createTrust>

/** The trust of this host: its build-time keys, and the newest release that this browser has seen. */
export const OWN_TRUST = createTrust({ keys: TRUSTED_KEYS, openStorage: () => localStorage })

/** Why a registry was refused; `undefined` for a failure of another kind. */
export function distrustOf(failure: unknown): Distrust | undefined {
  return failure instanceof Error && 'distrust' in failure
    ? (failure.distrust as Distrust)
    : undefined
}

function distrusted(distrust: Distrust, message: string): Error {
  return Object.assign(new Error(message), { distrust })
}
