import { isRefusal } from '../process/refusal.ts'
import { isSigned, type SigningKey } from '../signing/signature.ts'
import { HOST } from '../names/buildNames.ts'
import { readPublished } from './published.ts'
import type { Release } from './release.ts'
import { isSignedRelease, soundRelease } from './releases.ts'
import { shownRegistry } from './shown.ts'

/**
 * Why a new release must not build on the live one, as one sentence with its cure; `undefined` when it may. A
 * promotion signs everything that is live, and so would also sign what somebody else has written into the store.
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

/**
 * Why a live release is not trusted, as one sentence with its cure; `undefined` when it is, or if releases are not
 * signed.
 */
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

/** Whether the live release is signed by one of these keys. */
export async function isLiveSignedBy(
  store: string,
  { release }: Release,
  keys: readonly string[],
): Promise<boolean> {
  if (await soundRelease(store, release)) return await isSignedRelease(store, release, keys)
  // If the record is damaged, the page has the same data, in a signed registry.
  return isSigned(keys, 'registry', await shownRegistry(store))
}

/** Whether a release has to be signed: once one release of a store is, all later ones are. */
export async function mustBeSigned(store: string, release: number): Promise<boolean> {
  const newest = [await soundRelease(store, release), await soundRelease(store, release - 1)]
  if (newest.some((each) => each?.signature !== undefined)) return true
  // The record is damaged, or its signature was removed.
  const shown = await shownRegistry(store)
  return typeof shown === 'object' && shown !== null && 'signature' in shown
}

/** The keys that the host of a release trusts. */
export async function trustedBy(store: string, release: Release): Promise<readonly string[]> {
  try {
    const { built } = await readPublished(store, HOST, release.composition[HOST] ?? '')
    return built.kind === 'host' ? built.trustedKeys : []
  } catch (error) {
    // The host's version is lost, and its keys are unknown.
    if (isRefusal(error)) return []
    throw error
  }
}
