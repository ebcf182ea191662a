import * as v from 'valibot'
import { BUCKETS } from './canary.ts'
import { LocalText } from './localText.ts'
import { PagePath, RemoteName } from './remoteConfig.ts'

/** A file of a published version. */
export const PublishedFile = v.strictObject({
  url: v.string(),
  /** The Subresource Integrity value of its bytes. */
  integrity: v.pipe(v.string(), v.startsWith('sha384-')),
})

/** The browsers that run a canary. */
export const Audience = v.strictObject({
  /** Hundredths of a percent: 0 is nobody, 10,000 everybody. */
  below: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(BUCKETS)),
  /** The name that determines the buckets: canaries of one cohort run in the same browsers, others independently. */
  cohort: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'a cohort is like "trading"')),
  /** Set if browsers do not report its outcomes. */
  isUnwatched: v.optional(v.literal(true)),
})

const TextFiles = v.record(v.string(), v.array(PublishedFile))

export const RegisteredPage = v.strictObject({
  path: PagePath,
  expose: v.string(),
  title: LocalText,
  description: LocalText,
  /** The files that the page needs besides the remote's entry. */
  files: v.array(PublishedFile),
  /** The shared packages that it takes from the host when it runs; absent in older builds. */
  packages: v.optional(v.array(v.string())),
})

export const RegisteredRemote = v.strictObject({
  name: RemoteName,
  /** `<package version>-<content hash>`: the same bytes give the same version. */
  version: v.string(),
  /** The contract version that it implements; 1 if absent. */
  contract: v.optional(v.number()),
  /** The global that the entry sets. */
  container: v.string(),
  entry: PublishedFile,
  pages: v.array(RegisteredPage),
  /** The files of its own texts, by language. */
  texts: v.optional(TextFiles),
})

/** A version that runs beside the live one, in the browsers whose bucket of the cohort is below the bound. */
export const RegisteredCanary = v.strictObject({
  ...Audience.entries,
  /** It replaces the live remote of the same name. */
  remote: RegisteredRemote,
})

/** The versions of each remote that have worked in a browser, as the browser keeps them, newest first. */
export const GoodVersions = v.record(
  RemoteName,
  v.array(
    v.strictObject({
      /** The host version that it has worked with: with another one it is untested. */
      hostVersion: v.string(),
      remote: RegisteredRemote,
    }),
  ),
)

/** The file at the root of a store, and so of a server, with the live composition. */
export const REGISTRY_FILE = 'registry.json'

/** The file beside it with the composition of this fingerprint, live or not. */
export function compositionFile(fingerprint: string): string {
  return `composition-${fingerprint}.json`
}

/**
 * `registry.json`: the live composition. Derived from the newest release, and inlined into `index.html`; a page's own
 * document has the part for that page. Delivery writes it strictly; a host reads it tolerantly (`tolerant`).
 */
export const Registry = v.strictObject({
  contract: v.number(),
  /** The number of the release that this registry was derived from. */
  release: v.number(),
  /** The store that counts the releases: release numbers of different stores are not comparable. */
  chain: v.optional(v.string()),
  /** The hash of all versions in it; `/composition-<fingerprint>.json` has the composition as long as it is kept. */
  fingerprint: v.optional(v.string()),
  hostVersion: v.string(),
  /** Set in a part: the path of the only page that it covers. `/composition-<fingerprint>.json` has the whole. */
  partFor: v.optional(PagePath),
  /** The host's files that a shared package needs, by the package's name. */
  packages: v.optional(v.record(v.string(), v.array(PublishedFile)), {}),
  /** The files of the texts of the host and of the packages, by language. */
  texts: v.optional(TextFiles),
  remotes: v.array(RegisteredRemote),
  /** The versions that only some browsers run (`chosenFor`); a host that does not know this field runs none. */
  canaries: v.optional(v.array(RegisteredCanary)),
  /** The versions that were rolled back: no browser takes one as good. */
  heldBack: v.optional(v.record(RemoteName, v.array(v.string()))),
  /**
   * The signature of everything else in it (`signedBytes`), by one of the keys that its host trusts; absent if
   * releases are not signed.
   */
  signature: v.optional(v.string()),
  /** Whether a tab may replace a live remote by one from this machine, or from one of `origins`. */
  allowsOverrides: v.optional(v.literal(true)),
  /** Other origins with the same files, such as `https://mirror.example.com`. */
  origins: v.optional(v.array(v.string())),
})

export type PublishedFile = v.InferOutput<typeof PublishedFile>
export type GoodVersions = v.InferOutput<typeof GoodVersions>
export type Audience = v.InferOutput<typeof Audience>
export type RegisteredCanary = v.InferOutput<typeof RegisteredCanary>
export type RegisteredPage = v.InferOutput<typeof RegisteredPage>
export type RegisteredRemote = v.InferOutput<typeof RegisteredRemote>
export type Registry = v.InferOutput<typeof Registry>
