import { say, sayProblem } from '../process/say.ts'
import { whoIsThis } from '../process/whoIsThis.ts'
import { signingKey } from '../signing/signingKey.ts'
import { liveRelease } from '../store/live.ts'
import { promoteVersions } from '../promotion/promoteVersions.ts'
import { BUILD_NAMES } from '../names/buildNames.ts'
import { publishWorkspaces, versionsOf } from './publishWorkspaces.ts'
import { withoutHeldBack } from './withoutHeldBack.ts'

/**
 * Builds what changed of the whole work tree, publishes it and makes it live in one release; prints each step. Does
 * nothing when exactly that is live. Unlike a delivery by hand it asks for nothing: a version from which somebody went
 * back stays back, and what the work tree has no more may be lost, for it is what its owner wants to see, also after a
 * change to an older branch. Refuses when a build fails or the gate does not let it pass.
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
