import { say, sayProblem } from '../process/say.ts'
import { whoIsThis } from '../process/whoIsThis.ts'
import { signingKey } from '../signing/signingKey.ts'
import { liveRelease } from '../store/live.ts'
import { promoteVersions } from '../promotion/promoteVersions.ts'
import { BUILD_NAMES } from '../names/buildNames.ts'
import { publishWorkspaces, versionsOf } from './publishWorkspaces.ts'
import { withoutHeldBack } from './withoutHeldBack.ts'

/**
 * Builds the changed workspaces, publishes them and makes them live in one release; prints each step. Does nothing if
 * exactly that is live. Unlike a manual promotion it never asks: a version that was rolled back stays so, and pages
 * that the work tree no longer has may be lost, because its owner wants to see the work tree, also after switching to
 * an older branch. Refuses if a build fails or the gate rejects it.
 */
export async function makeWorkTreeLive(store: string, why: string): Promise<void> {
  const published = await publishWorkspaces({ store, names: BUILD_NAMES })
  const live = await liveRelease(store)
  const { versions, warnings: heldBack } = withoutHeldBack(live, versionsOf(published))
  const { release, isNew, warnings } = await promoteVersions({
    store,
    versions,
    who: whoIsThis(),
    why,
    key: await signingKey(process.env),
    isLossAllowed: true,
  })
  for (const warning of [...heldBack, ...warnings]) sayProblem(`  warning: ${warning}`)
  say(`  release ${release.release} ${isNew ? 'is live' : 'was live already'}`)
}
