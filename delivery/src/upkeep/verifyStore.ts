import { isRefusal } from '../process/refusal.ts'
import type { BuildName } from '../names/buildNames.ts'
import type { SigningKey } from '../signing/signature.ts'
import { chainProblems } from '../store/chain.ts'
import { deriveFromRelease, stageRelease } from '../documents/derive.ts'
import { signatureProblem } from '../store/foreignProblem.ts'
import { knownBuilds, nothingIn } from './knownBuilds.ts'
import { liveRelease, readLive } from '../store/live.ts'
import { lostProblem, unsoundRecord } from './liveProblems.ts'
import { newestVersion } from '../store/published.ts'
import { namedVersions } from '../store/release.ts'
import { damagedRecords, repairRecords } from './repairRecords.ts'
import { repairVersion } from './repairVersion.ts'
import { storedBuilds, storedVersions } from '../store/storedVersions.ts'
import { verifyVersion } from './verifyVersion.ts'

export interface Findings {
  /** The number of versions that were read, byte by byte. */
  checked: number
  /** The problems that were found and not repaired, a sentence each with its cure. */
  problems: string[]
  /** The repairs that were made, a sentence each. */
  repaired: string[]
}

interface VerifyOptions {
  store: string
  /** Restricts the check to these builds; all if absent. */
  names?: readonly BuildName[]
  isRepairing?: boolean
  /** Signs rewritten files; without a key, only what has been signed before can be restored. */
  key?: SigningKey | undefined
}

/** Checks records, versions and served files; on request, repairs what can be restored from sound data. */
export async function verifyStore(options: VerifyOptions): Promise<Findings> {
  const findings: Findings = { checked: 0, problems: [], repaired: [] }
  await verifyRecords(options, findings)
  await verifyVersions(options, findings)
  await verifyPage(options, findings)
  return findings
}

const NOTHING_DONE = { done: [], left: undefined }

async function verifyRecords({ store, isRepairing, key }: VerifyOptions, findings: Findings) {
  const { done, left } = isRepairing ? await repairRecords(store, key) : NOTHING_DONE
  findings.repaired.push(...done)
  const { release: live, confirmed, lost } = await readLive(store)
  if (lost !== undefined) findings.problems.push(lostProblem(store))
  if (left !== undefined) findings.problems.push(left)
  for (const number of await damagedRecords(store)) {
    if (left === undefined || number !== confirmed) {
      findings.problems.push(await unsoundRecord(store, number))
    }
  }
  findings.problems.push(...(await chainProblems(store)))
  if (!live && (await storedBuilds(store)).length === 0) {
    findings.problems.push(nothingIn(store))
  }
  const unsigned = live && left === undefined && (await signatureProblem(store, live))
  if (unsigned) findings.problems.push(unsigned)
}

async function verifyVersions(
  { store, names = [], isRepairing }: VerifyOptions,
  findings: Findings,
) {
  const release = await liveRelease(store)
  const live = release ? namedVersions(release) : []
  const all = await knownBuilds(store, names)
  for (const name of names.length > 0 ? names : all) {
    findings.problems.push(...(await problemsOf(() => newestVersion(store, name))))
    const stored = await storedVersions(store, name)
    const shown = live.filter(([build]) => build === name).map(([, version]) => version)
    for (const version of new Set([...stored, ...shown])) {
      findings.checked += 1
      const problems = await problemsOf(() => verifyVersion(store, name, version))
      if (problems.length === 0) continue
      if (isRepairing && (await repairVersion(store, name, version))) {
        findings.repaired.push(`${name} ${version} had damaged bytes: they are restored.`)
      } else findings.problems.push(...problems)
    }
  }
}

async function verifyPage({ store, isRepairing, key }: VerifyOptions, findings: Findings) {
  const live = await liveRelease(store)
  if (!live) return
  const problems = await problemsOf(async () => {
    const staged = await stageRelease(store, live, key)
    await staged.discard()
    if (staged.isEmpty) return
    if (isRepairing) {
      await deriveFromRelease(store, key)
      findings.repaired.push(
        `What servers send was not that of release ${live.release}: it is now.`,
      )
    } else {
      findings.problems.push(
        `What servers send is not that of release ${live.release}: mend it with ` +
          `npm run verify:store -- --repair.`,
      )
    }
  })
  findings.problems.push(...problems.filter((problem) => !findings.problems.includes(problem)))
}

async function problemsOf(look: () => Promise<unknown>): Promise<string[]> {
  try {
    await look()
    return []
  } catch (error) {
    if (isRefusal(error)) return [error.message]
    throw error
  }
}
