import type { BuiltHost } from '@aldergate/contract/built'
import type { SigningKey } from '../signing/signature.ts'
import { isLiveSignedBy, mustBeSigned, trustedBy } from './foreignProblem.ts'
import type { Published } from './published.ts'
import type { Release } from './release.ts'

/**
 * Why a host must not replace the live one, as one sentence with its cure; `undefined` when it may. Keys may change
 * only gradually: the live host trusts the new release's key, and the next host trusts the live release's key.
 * Otherwise a work tree with its own key, or a machine with the old one, could take over the store.
 */
export async function keyChangeProblem(
  store: string,
  live: Release,
  { built: { trustedKeys }, version }: Published<BuiltHost>,
  key?: SigningKey,
): Promise<string | undefined> {
  if (!key || !(await mustBeSigned(store, live.release))) return undefined
  const trustedNow = await trustedBy(store, live)
  // A host without keys checks nothing.
  const takesKey = trustedNow.length === 0 || trustedNow.includes(key.publicKey)
  const takesLive = trustedKeys.length === 0 || (await isLiveSignedBy(store, live, trustedKeys))
  if (takesKey && takesLive) return undefined
  const trusts = trustedKeys.length > 0 ? `trusts ${trustedKeys.join(' and ')}` : 'checks nothing'
  return (
    `What is live is signed by ${await signerOf(store, live, trustedNow)}, and host ${version} would change the ` +
    `key at once: it ${trusts}, and yours is ${key.publicKey}. Open tabs, or who promotes by that key, would be ` +
    `shut out: set SIGNING_KEY to it, and build the host again. Where it is lost or stolen, ` +
    `npm run promote -- host@${version} --allow-new-key.`
  )
}

/** The key that signed the live release, if it is among these. */
async function signerOf(store: string, live: Release, keys: readonly string[]): Promise<string> {
  for (const key of keys) {
    if (await isLiveSignedBy(store, live, [key])) return key
  }
  return 'another key'
}
