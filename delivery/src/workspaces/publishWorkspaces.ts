import { say } from '../process/say.ts'
import { signingKey } from '../signing/signingKey.ts'
import { publishBuild, type PublishResult } from '../publishing/publishBuild.ts'
import type { Composition } from '../store/release.ts'
import type { BuildName } from '../names/buildNames.ts'
import { buildWorkspaces, distFolder } from './buildWorkspaces.ts'
import { refuseFailed, reportBuild } from './reportBuilds.ts'

interface PublishOptions {
  store: string
  names: readonly BuildName[]
  /** Called for each build, and for each new version in the store. */
  tell?: (line: string) => void
}

/** Builds the changed workspaces, and publishes all of them. Refuses if a build fails: then nothing is published. */
export async function publishWorkspaces({
  store,
  names,
  tell = say,
}: PublishOptions): Promise<PublishResult[]> {
  refuseFailed(
    await buildWorkspaces({
      names,
      mode: 'production',
      onOutcome: (outcome) => reportBuild(outcome, tell),
    }),
  )
  // Read only now, because the first build of the host generates it.
  const key = await signingKey(process.env)
  const published: PublishResult[] = []
  for (const name of names) {
    const result = await publishBuild({ store, build: distFolder(name), key })
    if (result.isNew) tell(`  published ${name} ${result.version}`)
    published.push(result)
  }
  return published
}

/** The published version of each build. */
export function versionsOf(published: readonly PublishResult[]): Composition {
  return Object.fromEntries(published.map(({ name, version }) => [name, version]))
}
