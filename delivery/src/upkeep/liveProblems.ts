import { REGISTRY_FILE } from '@aldergate/contract'
import { join } from 'node:path'
import { isRefusal } from '../process/refusal.ts'
import { type Live, readLive } from '../store/live.ts'
import { holderElsewhere, isLocked, locked } from '../disk/lock.ts'
import { isThere } from '../disk/placeFolder.ts'
import { readSoundJson } from '../disk/readJson.ts'
import { namedVersions, type Release } from '../store/release.ts'
import { shownIn } from '../store/shown.ts'
import { lockFile, releaseFile } from '../names/storePaths.ts'
import type { BuildName } from '../names/buildNames.ts'
import { verifyVersion } from './verifyVersion.ts'

const MEND = 'npm run verify:store -- --repair'

/** Returns the problems of the newest records, a sentence each with its cure. */
export async function recordProblems(store: string, live: Live): Promise<string[]> {
  const { release, damaged, unfinished, lost } = live
  const goesOn = release ? `release ${release.release} is live` : 'nothing is known to be live'
  const broken = await Promise.all(
    damaged.map((number) => unsoundRecord(store, number, `, and ${goesOn}`)),
  )
  if (lost !== undefined) return [...broken, lostProblem(store)]
  const elsewhere = await holderElsewhere(store)
  // A promotion that is still running has not failed.
  if (elsewhere === undefined && (await isLocked(store))) return broken
  const shown = await halfShown(store, live)
  const ended = unfinished.map((release) => {
    const isShown = release === shown
    const rest = isShown ? ', and some of what servers send is of it already' : ''
    const cure = `promote the same again, or ${isShown ? `take that back by ${MEND}` : 'leave it'}.`
    return elsewhere === undefined
      ? `${endedEarly(release)}${rest}: ${cure}`
      : `${named(release)} is not live${rest}. ${elsewhere} holds ${lockFile(store)}: it is at work, or was killed. ` +
          `If this is still said in ten seconds, ${cure}`
  })
  return [...broken, ...ended]
}

/**
 * A release that is not live although servers send some of its files: its promotion was killed before it placed the
 * document.
 */
async function halfShown(store: string, { unfinished }: Live): Promise<Release | undefined> {
  if (unfinished.length === 0) return undefined
  const sent = shownIn(await readSoundJson(join(store, REGISTRY_FILE)))?.release
  return unfinished.find(({ release }) => release === sent)
}

/** Why a rollback must wait while a version that was never live is half shown: it would go one version too far. */
export async function halfShownProblem(
  store: string,
  names: readonly BuildName[],
): Promise<string | undefined> {
  if (!(await halfShown(store, await readLive(store)))) return undefined
  // A running promotion comes first; the lock of a killed one is taken over.
  return await locked(store, () => tooFarProblem(store, names))
}

async function tooFarProblem(
  store: string,
  names: readonly BuildName[],
): Promise<string | undefined> {
  const live = await readLive(store)
  const shown = await halfShown(store, live)
  if (!shown) return undefined
  const name = names.find((each) => isTooFar(each, shown, live.release))
  const now = name && live.release?.composition[name]
  return (
    name &&
    `${endedEarly(shown)}, and pages show some of it already. Take that back by ${MEND}: ` +
      `${name} is at ${now ?? 'not live'} then. Go back further only if that is bad as well.`
  )
}

/** Whether a step back from the live version would leave another version than the half-shown one. */
function isTooFar(name: BuildName, shown: Release, live: Release | undefined): boolean {
  const seen = newestIn(shown, name)
  const left = newestIn(live, name)
  if (seen === left) return false
  // If a step back was half shown itself, this is the same step again.
  const isSameStep = left !== undefined && shown.heldBack?.[name]?.includes(left)
  return seen === undefined || !isSameStep
}

/** The version that a step back leaves: the canary, if there is one. */
export function newestIn(release: Release | undefined, name: BuildName): string | undefined {
  return release?.canaries?.[name]?.version ?? release?.composition[name]
}

function endedEarly(release: Release): string {
  return `${named(release)} never became live, because its promotion ended early`
}

function named({ release, who, why }: Release): string {
  return `Release ${release} (${who}: ${why})`
}

/** Returns the sentence about a damaged or lost record; `rest` describes the consequence. */
export async function unsoundRecord(store: string, number: number, rest = ''): Promise<string> {
  const file = releaseFile(store, number)
  return `${file} is ${(await isThere(file)) ? 'damaged' : 'missing'}${rest}: mend it with ${MEND}.`
}

/** The sentence for a store whose live release is unknown, with the cure. */
export function lostProblem(store: string): string {
  return (
    `index.html and releases/live.json of ${store} are both lost, so nobody knows which release is live: ` +
    `go on with the newest that is proved by ${MEND}.`
  )
}

/** Returns the damage in live versions, a sentence each with its cure. */
export async function damagedVersions(store: string, { release }: Live): Promise<string[]> {
  const versions = release ? namedVersions(release) : []
  const problems = await Promise.all(
    versions.map(async ([name, version]) => {
      try {
        await verifyVersion(store, name, version)
        return []
      } catch (error) {
        if (isRefusal(error)) return [error.message]
        throw error
      }
    }),
  )
  return problems.flat()
}

/** Returns the sentence for a store whose main document is gone or no longer names the live release. */
export function lostPage(store: string): string {
  return (
    `index.html of ${store} is gone or damaged, so servers have no page to send: mend it with ` +
    'npm run verify:store -- --repair.'
  )
}
