import { isRefusal, misuse } from '../process/refusal.ts'
import { audienceOf } from '../store/canary.ts'
import { signatureProblem } from '../store/foreignProblem.ts'
import { isHeldBack } from '../store/heldBack.ts'
import { readLive } from '../store/live.ts'
import { lostPage, recordProblems, unsoundRecord } from '../upkeep/liveProblems.ts'
import { mapsLine } from './mapsLine.ts'
import { newestVersion } from '../store/published.ts'
import { damagedRecords } from '../upkeep/repairRecords.ts'
import { settingsProblem } from '../store/settings.ts'
import { shownRelease } from '../store/shown.ts'
import { storedBuilds } from '../store/storedVersions.ts'
import { BUILD_NAMES, inOrder } from '../names/buildNames.ts'
import { subcommand } from './subcommand.ts'

export const status = subcommand({
  name: 'status',
  script: 'status',
  summary: 'Says what is live, since when, by whom and why',
  details: 'With the canaries, and what is published and waits, and which records are not sound.',
  operands: '',
  options: { maps: { type: 'boolean', says: 'says also where the source maps are' } },
  examples: ['', '--maps'],
  run: async ({ values }, { store, bucket, report }) => {
    if (values.maps && bucket !== undefined) {
      throw misuse(`--maps is for a folder: those in a bucket are ${bucket}/maps/<name>/<version>.`)
    }
    const live = await readLive(store)
    const { release } = live
    const records = await damagedRecords(store)
    const older = records.filter((number) => !live.damaged.includes(number))
    const unsigned = release && (await signatureProblem(store, release))
    const unsound = [unsigned, await settingsProblem(store)].filter((each) => each !== undefined)
    if (release && !(await shownRelease(store))) unsound.push(lostPage(store))
    const problems = [
      ...(await recordProblems(store, live)),
      ...(await Promise.all(older.map((number) => unsoundRecord(store, number)))),
      ...unsound,
    ]
    const lines: string[] = []
    if (release) {
      lines.push(`release ${release.release}  ${release.when}  ${release.who}: ${release.why}`)
    } else if (live.lost === undefined) {
      lines.push(
        `Nothing is live in ${store}: promote something first` +
          (bucket === undefined ? ', or run npm start.' : '.'),
      )
    }
    const builds: object[] = []
    // Another work tree may have published remotes that this one does not know.
    const stored = live.lost === undefined ? await storedBuilds(store) : []
    const known = release ? [...BUILD_NAMES, ...Object.keys(release.composition)] : []
    const names = inOrder([...known, ...stored])
    for (const name of names) {
      const version = release?.composition[name]
      const newest = await newestVersion(store, name).catch((error: unknown) => {
        if (!isRefusal(error)) throw error
        problems.push(error.message)
        unsound.push(error.message)
        return undefined
      })
      const isLeft = newest !== undefined && isHeldBack(release, name, newest)
      const canary = release?.canaries?.[name]
      const isKnown = newest === undefined || newest === version || newest === canary?.version
      const waiting = isKnown ? '' : `  (published: ${newest})`
      lines.push(
        `  ${name.padEnd(10)} ${version ?? 'not live'}${waiting}${isLeft ? ', held back' : ''}`,
      )
      if (values.maps && version) lines.push(`    ${await mapsLine(store, name, version)}`)
      if (canary) {
        lines.push(`    ${'canary'.padEnd(8)} ${canary.version}  ${audienceOf(canary)}`)
        if (values.maps) lines.push(`    ${await mapsLine(store, name, canary.version)}`)
      }
      builds.push({ name, version, canary, newest, isHeldBack: isLeft })
    }
    report({
      lines: [...lines, ...problems],
      data: { release, builds, problems },
      isBad: records.length > 0 || live.lost !== undefined || unsound.length > 0,
    })
  },
})
