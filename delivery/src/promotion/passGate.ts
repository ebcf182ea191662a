import { isRefusal, lasting, lastingRefusal, refusal } from '../process/refusal.ts'
import type { SigningKey } from '../signing/signature.ts'
import type { BuildName } from '../names/buildNames.ts'
import type { Trial } from './canaries.ts'
import { foreignProblem } from '../store/foreignProblem.ts'
import { keyChangeProblem } from '../store/keyChange.ts'
import { lossProblem, lossWarning, lostPaths } from './lostPaths.ts'
import { readComposition, type PublishedComposition } from '../store/published.ts'
import type { Composition, Release } from '../store/release.ts'
import { keyProblem } from '../documents/signedRegistry.ts'
import { togetherProblem } from './togetherProblem.ts'

/** The options of the gate: exceptions, and the browser check. */
export interface GateOptions {
  store: string
  /** Makes the versions canaries for some browsers; the live versions stay. */
  trial?: Trial | undefined
  /** Signs the release and its registry; a host that trusts keys requires one of them. */
  key?: SigningKey | undefined
  /** The browser check, which comes last because it takes longest. */
  look?: Look | undefined
  /** Warns of a lost path instead of refusing. */
  isLossAllowed?: boolean
  /** Allows a host whose keys differ from those of the live one, for a key that is lost or stolen. */
  isKeyChangeAllowed?: boolean
}

/** Checks that these builds of the candidate release can be opened, and refuses those that cannot. */
export type Look = (
  candidate: PublishedComposition,
  changed: readonly BuildName[],
) => Promise<Looked>

export interface Looked {
  opened: NonNullable<Release['opened']>
  warnings: readonly string[]
}

/**
 * All checks before `next` replaces the live release. Refuses violations with a sentence that names the cure; returns
 * warnings for allowed ones.
 */
export async function passGate(
  options: GateOptions & { versions: Composition },
  live: Release | undefined,
  next: PublishedComposition,
): Promise<{ opened?: Release['opened']; warnings: readonly string[] }> {
  const { store, look, isLossAllowed = false } = options
  const unsigned = await signingProblem(options, live, next)
  // Others may bring a host that trusts this key, but nobody brings a key.
  if (unsigned !== undefined) throw options.key ? refusal(unsigned) : lastingRefusal(unsigned)
  const problem = await togetherProblem({ store, next, live })
  if (problem !== undefined) throw refusal(problem)

  const lost = live ? await lostWith(store, live, next) : []
  if (lost.length > 0 && !isLossAllowed) throw lastingRefusal(lossProblem(lost))

  const looked = look && (await lasting(lookAt(look, options, live)))
  const warnings = [...(lost.length > 0 ? [lossWarning(lost)] : []), ...(looked?.warnings ?? [])]
  return { opened: looked?.opened, warnings }
}

/** Why who has this key, or none, must not replace the live release by these builds. */
async function signingProblem(
  { store, key, isKeyChangeAllowed = false }: GateOptions,
  live: Release | undefined,
  next: PublishedComposition,
): Promise<string | undefined> {
  const isKeyAsked = live !== undefined && !isKeyChangeAllowed
  return (
    keyProblem(next.host.built, key) ??
    (live && (await foreignProblem(store, live, key))) ??
    (isKeyAsked ? await keyChangeProblem(store, live, next.host, key) : undefined)
  )
}

async function lostWith(
  store: string,
  live: Release,
  next: PublishedComposition,
): Promise<string[]> {
  try {
    return lostPaths(await readComposition(store, live), next)
  } catch (error) {
    // The live release is damaged: it has no pages to lose, and replacing it is the cure.
    if (isRefusal(error)) return []
    throw error
  }
}

/** Opens the changed builds as their browsers get them; a canary whose share only grows was checked before. */
async function lookAt(
  look: Look,
  { store, versions, trial }: GateOptions & { versions: Composition },
  live: Release | undefined,
): Promise<Looked | undefined> {
  const changed = Object.keys(versions).filter((name) => {
    const isTried = trial && live?.canaries?.[name]?.version === versions[name]
    return !isTried && live?.composition[name] !== versions[name]
  })
  if (changed.length === 0) return undefined
  const composition = { ...live?.composition, ...versions }
  return await look(await readComposition(store, { composition }), changed)
}
