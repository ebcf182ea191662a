import { isRefusal } from '../process/refusal.ts'
import { isSigned, type SigningKey } from '../signing/signature.ts'
import { HOST } from '../names/buildNames.ts'
import { readPublished } from './published.ts'
import type { Release } from './release.ts'
import { isSignedRelease, soundRelease } from './releases.ts'
import { shownRegistry } from './shown.ts'

/**
 * Why nothing may be built on what is live, as one sentence with its cure; `undefined` when it may. Who promotes
 * signs all that is live, and would sign what somebody else has written into the store.
 */
export async function foreignProblem(
  store: string,
  live: Release,
  key?: SigningKey,
): Promise<string | undefined> {
  if (!(await mustBeSigned(store, live.release))) return undefined
  if (!key) {
    return 'What is live is signed, and there is no key here: set SIGNING_KEY to the one that signs this store.'
  }
  return await signatureProblem(store, live, [key.publicKey])
}

/** Why a release that is live is not believed, as one sentence with its cure; `undefined` when it is, or nobody signs. */
export async function signatureProblem(
  store: string,
  live: Release,
  otherKeys: readonly string[] = [],
): Promise<string | undefined> {
  if (!(await mustBeSigned(store, live.release))) return undefined
  const keys = [...(await trustedBy(store, live)), ...otherKeys]
  if (await isLiveSignedBy(store, live, keys)) return undefined
  return (
    `Release ${live.release} is live and not signed by a key that is trusted, so somebody may have written it ` +
    `by hand: look at npm run history, then let npm run verify:store -- --repair write anew what is proved, with ` +
    `the key of this store, or restore the store from a copy.`
  )
}

/** Whether one of some keys has signed what is live. */
export async function isLiveSignedBy(
  store: string,
  { release }: Release,
  keys: readonly string[],
): Promise<boolean> {
  if (await soundRelease(store, release)) return await isSignedRelease(store, release, keys)
  // The record is damaged: the page says the same, and its registry is signed as well.
  return isSigned(keys, 'registry', await shownRegistry(store))
}

/** Whether a release has to be signed: once one of a store is, all that follow are. */
export async function mustBeSigned(store: string, release: number): Promise<boolean> {
  const newest = [await soundRelease(store, release), await soundRelease(store, release - 1)]
  if (newest.some((each) => each?.signature !== undefined)) return true
  // The record is damaged, or its signature was taken away.
  const shown = await shownRegistry(store)
  return typeof shown === 'object' && shown !== null && 'signature' in shown
}

/** The keys that the host of a release trusts. */
export async function trustedBy(store: string, release: Release): Promise<readonly string[]> {
  try {
    const { built } = await readPublished(store, HOST, release.composition[HOST] ?? '')
    return built.kind === 'host' ? built.trustedKeys : []
  } catch (error) {
    // It is lost: nobody can ask it.
    if (isRefusal(error)) return []
    throw error
  }
}
