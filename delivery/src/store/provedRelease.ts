import { isSigned, type SigningKey } from '../signing/signature.ts'
import { mustBeSigned } from './foreignProblem.ts'
import type { Release } from './release.ts'
import { isSignedRelease, soundRelease } from './releases.ts'
import { recordOfShown, shownRegistry, shownRelease } from './shown.ts'

/** A release that replaces one whose record is unreadable, or not properly signed. */
export interface Proved {
  release: Release
  /** The evidence, as text for the report. */
  from: string
}

/**
 * Returns what can still be proved of the live release with this number: the versions that the page shows, else those
 * of the last earlier release with a sound record. If releases are signed, each counts only with a signature by this
 * key. `undefined` if nothing is proved, or the key is missing.
 */
export async function provedRelease(
  store: string,
  number: number,
  key?: SigningKey,
): Promise<Proved | undefined> {
  const isSigning = await mustBeSigned(store, number)
  if (isSigning && !key) return undefined
  const keys = isSigning && key ? [key.publicKey] : undefined

  const shown = await shownRelease(store)
  if (
    shown?.release === number &&
    (!keys || isSigned(keys, 'registry', await shownRegistry(store)))
  ) {
    const release = recordOfShown(shown, new Date())
    return { release, from: 'written anew from what the page shows' }
  }
  for (let before = number - 1; before > 0; before -= 1) {
    const last = await soundRelease(store, before)
    if (!last || (keys && !(await isSignedRelease(store, before, keys)))) continue
    return {
      release: asRelease(number, last),
      from: `release ${before} stands in its place, because nothing else is sound`,
    }
  }
  return undefined
}

function asRelease(
  number: number,
  { composition, canaries, heldBack, chain, release }: Release,
): Release {
  const why = `the record of release ${number} was damaged; release ${release} stands in its place`
  return {
    release: number,
    composition,
    canaries,
    heldBack,
    chain,
    who: 'the repair',
    when: new Date().toISOString(),
    why,
    after: release,
  }
}
