import { userInfo } from 'node:os'
import { say, sayProblem } from '../process/say.ts'
import { signingKey } from '../signing/signingKey.ts'
import { liveRelease } from '../store/live.ts'
import { promoteVersions } from '../store/promoteVersions.ts'
import { publishBuild } from '../store/publishBuild.ts'
import type { Composition } from '../store/release.ts'
import type { BuildName } from './buildNames.ts'
import { buildWorkspaces, distFolder } from './buildWorkspaces.ts'
import { refuseFailed, reportBuild } from './reportBuilds.ts'
import { withoutHeldBack } from './withoutHeldBack.ts'

interface DeliverOptions {
  store: string
  names: readonly BuildName[]
  why: string
}

/**
 * Builds what changed, publishes it and makes it live in one release; prints each step. Does
 * nothing when exactly that is live. A version from which somebody went back stays back.
 * Refuses when a build fails or the gate does not let it pass.
 */
export async function deliver({ store, names, why }: DeliverOptions): Promise<void> {
  refuseFailed(
    await buildWorkspaces({
      names,
      mode: 'production',
      onOutcome: (outcome) => reportBuild(outcome),
    }),
  )
  const key = await signingKey(process.env)
  const published: Composition = {}
  for (const name of names) {
    const { version, isNew } = await publishBuild({ store, build: distFolder(name), key })
    published[name] = version
    if (isNew) say(`  published ${name} ${version}`)
  }
  const { versions, warnings: heldBack } = withoutHeldBack(await liveRelease(store), published)
  const { release, isNew, warnings } = await promoteVersions({
    store,
    versions,
    who: whoIsThis(),
    why,
    key,
    // The work tree is what its owner wants to see, also after a change to an older branch.
    isLossAllowed: true,
  })
  for (const warning of [...heldBack, ...warnings]) sayProblem(`  warning: ${warning}`)
  say(`  release ${release.release} ${isNew ? 'is live' : 'was live already'}`)
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
