import {
  parseAs,
  type PublishedFile,
  type RegisteredCanary,
  type RegisteredRemote,
  Registry,
} from '@aldergate/contract'
import type { BuiltHost, BuiltRemote } from '@aldergate/contract/built'
import satisfies from 'semver/functions/satisfies.js'
import { refusal } from '../process/refusal.ts'
import { HOST } from '../names/buildNames.ts'
import type { Release } from '../store/release.ts'
import type { Published, PublishedCanary, PublishedComposition } from '../store/published.ts'
import { fingerprintOf } from '../names/fingerprint.ts'
import type { Settings } from '../store/settings.ts'
import { fileUrl } from '../names/storePaths.ts'

/** The registry of a release, as browsers need it. Throws when it violates the contract. */
export function registryOf(
  { release, chain, heldBack = {} }: Pick<Release, 'release' | 'chain' | 'heldBack'>,
  { host, remotes, canaries }: PublishedComposition,
  { allowsOverrides = false, origins = [] }: Partial<Settings> = {},
): Registry {
  const left = Object.entries(heldBack).filter(([name]) => name !== HOST)
  return parseAs(Registry, `The registry of release ${release}`, {
    contract: host.built.contract,
    release,
    chain,
    fingerprint: fingerprintOf(
      [host, ...remotes, ...canaries].map(({ built, version }) => [built.name, version]),
    ),
    hostVersion: host.version,
    packages: publishedFiles(host, host.built.packages),
    texts: publishedFiles(host, host.built.texts),
    remotes: remotes.map((remote) => registeredRemote(remote, host.built)),
    canaries:
      canaries.length > 0
        ? canaries.map((canary) => registeredCanary(canary, host.built))
        : undefined,
    heldBack: left.length > 0 ? Object.fromEntries(left) : undefined,
    allowsOverrides: allowsOverrides || undefined,
    origins: origins.length > 0 ? origins : undefined,
  })
}

function registeredCanary(
  { below, cohort, isUnwatched, ...canary }: PublishedCanary,
  host: BuiltHost,
): RegisteredCanary {
  return { below, cohort, isUnwatched, remote: registeredRemote(canary, host) }
}

function registeredRemote(remote: Published<BuiltRemote>, host: BuiltHost): RegisteredRemote {
  const { name, contract, container, entry, pages, texts, spareFiles } = remote.built
  return {
    name,
    version: remote.version,
    contract,
    container,
    entry: publishedFile(remote, entry),
    pages: pages.map(({ path, expose, title, description, files, packages }) => {
      const taken = packages?.filter((key) => isHosts(key, remote.built, host))
      const isOnSpare = taken?.length !== packages?.length
      const all = isOnSpare ? [...files, ...spareFiles] : files
      return {
        path,
        expose,
        title,
        description,
        packages: taken,
        files: all.map((file) => publishedFile(remote, file)),
      }
    }),
    texts: publishedFiles(remote, texts),
  }
}

/** Whether a remote uses the host's copy of a package instead of its own. */
function isHosts(key: string, { spares }: BuiltRemote, { provides }: BuiltHost): boolean {
  const range = spares[key]
  return range === undefined || satisfies(provides[key] ?? '', range)
}

function publishedFiles(
  published: Published,
  files: Readonly<Record<string, readonly string[]>>,
): Record<string, PublishedFile[]> {
  return Object.fromEntries(
    Object.entries(files).map(([key, all]) => [
      key,
      all.map((file) => publishedFile(published, file)),
    ]),
  )
}

/** The URL and integrity of a version's file. Refuses a file without a published hash. */
export function publishedFile(
  { version, built, integrity }: Published,
  file: string,
): PublishedFile {
  const hash = integrity[file]
  if (!hash) {
    throw refusal(
      `${built.name} ${version} has no hash of ${file}: mend it with ` +
        `npm run verify:store -- --repair.`,
    )
  }
  return { url: fileUrl(built.name, version, file), integrity: hash }
}
