import { isSigned, type SigningKey } from '../signing/signature.ts'
import { mustBeSigned } from './foreignProblem.ts'
import type { Release } from './release.ts'
import { isSignedRelease, soundRelease } from './releases.ts'
import { recordOfShown, shownRegistry, shownRelease } from './shown.ts'

/** A release that stands in the place of one whose record says nothing, or what nobody has signed. */
export interface Proved {
  release: Release
  /** From what it follows, for whoever is told. */
  from: string
}

/**
 * Returns what is still proved of the live release of that number: the versions that the page shows, else those of the
 * last release before it whose record is sound. Where releases are signed, each counts only with a signature by this
 * key. `undefined` where nothing is proved, or there is no key for it.
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
