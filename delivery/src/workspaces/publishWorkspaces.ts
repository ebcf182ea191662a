import { say } from '../process/say.ts'
import type { SigningKey } from '../signing/signature.ts'
import { publishBuild, type PublishResult } from '../publishing/publishBuild.ts'
import type { Composition } from '../store/release.ts'
import type { BuildName } from '../names/buildNames.ts'
import { buildWorkspaces, distFolder } from './buildWorkspaces.ts'
import { refuseFailed, reportBuild } from './reportBuilds.ts'

interface PublishOptions {
  store: string
  names: readonly BuildName[]
  key: SigningKey | undefined
  /** Told of each build. */
  tell?: (line: string) => void
}

/** Builds the workspaces that changed, and publishes all of them. Refuses when a build fails: then nothing is published. */
export async function publishWorkspaces({
  store,
  names,
  key,
  tell = say,
}: PublishOptions): Promise<PublishResult[]> {
  refuseFailed(
    await buildWorkspaces({
      names,
      mode: 'production',
      onOutcome: (outcome) => reportBuild(outcome, tell),
    }),
  )
  const published: PublishResult[] = []
  for (const name of names) {
    published.push(await publishBuild({ store, build: distFolder(name), key }))
  }
  return published
}

/** The version of each that was published. */
export function versionsOf(published: readonly PublishResult[]): Composition {
  return Object.fromEntries(published.map(({ name, version }) => [name, version]))
}
