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

/** For which browsers a canary is. */
export const Audience = v.strictObject({
  /** Hundredths of a percent: 0 is nobody, 10,000 everybody. */
  below: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(BUCKETS)),
  /** The name by which the buckets are dealt: canaries of one cohort run in the same browsers, others independently. */
  cohort: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'a cohort is like "trading"')),
  /** Browsers tell nobody what became of it. */
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
  /** The packages of shared that it takes from the host as soon as it runs; older builds do not say. */
  packages: v.optional(v.array(v.string())),
})

export const RegisteredRemote = v.strictObject({
  name: RemoteName,
  /** `<package version>-<content hash>`: the same bytes give the same version. */
  version: v.string(),
  /** The contract that it speaks; a remote that says nothing speaks the first. */
  contract: v.optional(v.number()),
  /** The global that the entry sets. */
  container: v.string(),
  entry: PublishedFile,
  pages: v.array(RegisteredPage),
  /** The files of its own texts, by language. */
  texts: v.optional(TextFiles),
})

/** A version that runs beside the one that is live, in the browsers whose bucket of the cohort is below the bound. */
export const RegisteredCanary = v.strictObject({
  ...Audience.entries,
  /** It stands in the place of the live remote of its name. */
  remote: RegisteredRemote,
})

/** The versions of each remote that have worked in a browser, as the browser keeps them: the newest first. */
export const GoodVersions = v.record(
  RemoteName,
  v.array(
    v.strictObject({
      /** The version of the host that it has worked with: with another, nobody has checked it. */
      hostVersion: v.string(),
      remote: RegisteredRemote,
    }),
  ),
)

/** The file at the root of a store, and so of a server, that says what is live. */
export const REGISTRY_FILE = 'registry.json'

/** The file beside it that tells of a composition by its fingerprint, live or not. */
export function compositionFile(fingerprint: string): string {
  return `composition-${fingerprint}.json`
}

/**
 * `registry.json`: the composition that is live. Derived from the newest release, and inlined into
 * `index.html`; the document of a page has the part of that page. Delivery writes it to the letter; a host reads
 * what it can (`tolerant`).
 */
export const Registry = v.strictObject({
  contract: v.number(),
  /** The number of the release that this registry was derived from. */
  release: v.number(),
  /** The store that counts the releases: the numbers of another say nothing of this one's. */
  chain: v.optional(v.string()),
  /** Of all versions that it names; `/composition-<fingerprint>.json` tells of them as long as it is kept. */
  fingerprint: v.optional(v.string()),
  hostVersion: v.string(),
  /** Of a part: the path whose page it tells of, and of no other. `/composition-<fingerprint>.json` has the whole. */
  partFor: v.optional(PagePath),
  /** The files of the host that a package of shared needs, by the package's name. */
  packages: v.optional(v.record(v.string(), v.array(PublishedFile)), {}),
  /** The files of the texts of the host and of the packages, by language. */
  texts: v.optional(TextFiles),
  remotes: v.array(RegisteredRemote),
  /** The versions that only some browsers run (`chosenFor`); a host that does not know of them runs none. */
  canaries: v.optional(v.array(RegisteredCanary)),
  /** The versions from which somebody went back: no browser takes one for good. */
  heldBack: v.optional(v.record(RemoteName, v.array(v.string()))),
  /** Of all else in it (`signedBytes`), by one of the keys that its host trusts; none where nobody signs. */
  signature: v.optional(v.string()),
  /** A tab may run a remote from this machine, or from one of `origins`, instead of the live one. */
  allowsOverrides: v.optional(v.literal(true)),
  /** Where the same files can be had as well, such as `https://mirror.example.com`. */
  origins: v.optional(v.array(v.string())),
})

export type PublishedFile = v.InferOutput<typeof PublishedFile>
export type GoodVersions = v.InferOutput<typeof GoodVersions>
export type Audience = v.InferOutput<typeof Audience>
export type RegisteredCanary = v.InferOutput<typeof RegisteredCanary>
export type RegisteredPage = v.InferOutput<typeof RegisteredPage>
export type RegisteredRemote = v.InferOutput<typeof RegisteredRemote>
export type Registry = v.InferOutput<typeof Registry>
