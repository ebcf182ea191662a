import { userInfo } from 'node:os'
import { say, sayProblem } from '../process/say.ts'
import { promoteVersions } from '../store/promoteVersions.ts'
import { publishBuild } from '../store/publishBuild.ts'
import type { Composition } from '../store/release.ts'
import type { BuildName } from './buildNames.ts'
import { buildWorkspaces, distFolder, type Mode } from './buildWorkspaces.ts'
import { refuseFailed, reportBuild } from './reportBuilds.ts'

interface DeliverOptions {
  store: string
  names: readonly BuildName[]
  mode: Mode
  why: string
  /** Goes on with the others when a build fails, which is then only printed. */
  isPartial?: boolean
}

interface Delivered {
  /** What was built, now or before, and is live. */
  names: readonly BuildName[]
  /** False when exactly this was live already. */
  isNew: boolean
}

/**
 * Builds what changed, publishes it and makes it live in one release; prints each step. Does
 * nothing when exactly that is live.
 * Refuses when a build fails or the gate does not let it pass.
 */
export async function deliver({
  store,
  names,
  mode,
  why,
  isPartial = false,
}: DeliverOptions): Promise<Delivered> {
  const outcomes = await buildWorkspaces({ names, mode, onOutcome: reportBuild })
  if (!isPartial) refuseFailed(outcomes)
  const good = outcomes.filter(({ status }) => status !== 'failed').map(({ name }) => name)
  const versions: Composition = {}
  for (const name of good) {
    const published = await publishBuild({ store, build: distFolder(name), mode })
    versions[name] = published.version
    if (published.isNew) say(`  published ${name} ${published.version}`)
  }
  const { release, isNew, warnings } = await promoteVersions({
    store,
    versions,
    who: whoIsThis(),
    why,
    // The work tree is what its owner wants to see, also after a change to an older branch.
    isLossAllowed: true,
  })
  for (const warning of warnings) sayProblem(`  warning: ${warning}`)
  say(`  release ${release.release} ${isNew ? 'is live' : 'was live already'}`)
  return { names: good, isNew }
}

/** The name under which the release records keep who promoted. */
export function whoIsThis(): string {
  try {
    return process.env.USER || userInfo().username
  } catch {
    // A container may run under a number that has no name.
    return `user ${process.getuid?.() ?? 'unknown'}`
  }
}
