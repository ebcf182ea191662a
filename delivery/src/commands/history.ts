import { misuse } from '../process/refusal.ts'
import { knownBuilds } from '../upkeep/knownBuilds.ts'
import { readLive } from '../store/live.ts'
import { unsoundRecord } from '../upkeep/liveProblems.ts'
import { pastReleases } from '../store/pastReleases.ts'
import { audienceOf } from '../store/canary.ts'
import type { Release } from '../store/release.ts'
import { changesBetween, type ReleaseChanges } from '../store/releaseChanges.ts'
import { releaseNumbers, soundRelease } from '../store/releases.ts'
import { damagedRecords } from '../upkeep/repairRecords.ts'
import { nameIn, type BuildName } from '../names/buildNames.ts'
import { subcommand } from './subcommand.ts'

/** A recorded release, with its changes and its state. */
interface Entry extends Omit<Release, 'composition' | 'canaries'>, ReleaseChanges {
  state: 'live' | 'was live' | 'perhaps live' | 'never became live'
}

export const history = subcommand({
  name: 'history',
  script: 'history',
  summary: 'Lists the releases, the newest first',
  details:
    'With names, those that changed one of these builds. Exit code 1 when a record cannot be read.',
  operands: '[<name>…]',
  options: { limit: { type: 'string', value: 'number', default: '20', says: 'how many' } },
  examples: ['', 'trading --limit 5'],
  needs: 'all',
  run: async ({ operands, values }, { store, report }) => {
    if (!/^[1-9]\d*$/.test(values.limit)) {
      throw misuse(`--limit is "${values.limit}": give it a number from 1, as in --limit 20.`)
    }
    const names = operands.map(nameIn)
    if (names.length > 0) await knownBuilds(store, names)
    const releases: Entry[] = []
    for await (const entry of entries(store)) {
      if (names.length > 0 && !names.some((name) => isIn(entry, name))) continue
      releases.push(entry)
      if (releases.length === Number(values.limit)) break
    }
    const damaged = await damagedRecords(store)
    const problems = await Promise.all(damaged.map((number) => unsoundRecord(store, number)))
    const lines = [...releases.flatMap(linesOf), ...problems]
    report({
      lines: lines.length > 0 ? lines : [noneOf(names, store)],
      data: { releases, problems },
      isBad: problems.length > 0,
    })
  },
})

/** All readable records, newest first, including those that never became live. */
async function* entries(store: string): AsyncGenerator<Entry> {
  const { release: live, lost } = await readLive(store)
  const last = lost === undefined ? live : await soundRelease(store, lost)
  const past = last && pastReleases(store, last)
  let next = (await past?.next())?.value as Release | undefined
  // The live release is listed even if its record is lost.
  const numbers = new Set([...(await releaseNumbers(store)), ...(live ? [live.release] : [])])
  for (const number of [...numbers].sort((a, b) => b - a)) {
    const isPast = number === next?.release
    const release = isPast ? next : await soundRelease(store, number)
    if (isPast) next = (await past?.next())?.value as Release | undefined
    if (!release) continue
    const unshown = lost !== undefined && number > lost ? 'perhaps live' : 'never became live'
    const state = isPast ? (number === live?.release ? 'live' : 'was live') : unshown
    const before = isPast ? next : await soundRelease(store, release.after ?? 0)
    const { composition, canaries, ...rest } = release
    yield { ...rest, state, ...changesBetween(before, { composition, canaries }) }
  }
}

function noneOf(names: readonly BuildName[], store: string): string {
  return names.length === 0
    ? `There is no release in ${store} yet.`
    : `No release in ${store} has changed ${names.join(' or ')}.`
}

function isIn({ changes, withdrawn, canaryChanges }: Entry, name: BuildName): boolean {
  return (
    changes[name] !== undefined || withdrawn.includes(name) || canaryChanges[name] !== undefined
  )
}

const OPENED: Readonly<Record<NonNullable<Release['opened']>, string>> = {
  sound: 'opened in a browser',
  'no browser': 'not opened: no browser',
  'left out': 'not opened: left out',
}

function linesOf(entry: Entry): string[] {
  const { release, when, who, why, state, changes, withdrawn, canaryChanges, opened } = entry
  const remarks = [
    ...(state === 'was live' ? [] : [state]),
    ...(opened === undefined ? [] : [OPENED[opened]]),
  ]
  const remark = remarks.length > 0 ? `  (${remarks.join(', ')})` : ''
  return [
    `release ${release}  ${when}  ${who}: ${why}${remark}`,
    ...Object.entries(changes).map(([name, version]) => `  ${name.padEnd(10)} ${version}`),
    ...withdrawn.map((name) => `  ${name.padEnd(10)} is out of what is live`),
    ...Object.entries(canaryChanges).map(([name, canary]) => {
      const what = canary ? `${canary.version}  ${audienceOf(canary)}` : 'its canary has ended'
      return `  ${name.padEnd(10)} ${what}`
    }),
  ]
}
