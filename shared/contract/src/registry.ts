import * as v from 'valibot'
import { LocalText } from './language.ts'
import { PagePath, RemoteName } from './remoteConfig.ts'

/** A file of a published version. */
export const PublishedFile = v.strictObject({
  url: v.string(),
  /** The Subresource Integrity value of its bytes. */
  integrity: v.pipe(v.string(), v.startsWith('sha384-')),
})

const TextFiles = v.record(v.string(), v.array(PublishedFile))

export const RegisteredPage = v.strictObject({
  path: PagePath,
  expose: v.string(),
  title: LocalText,
  description: LocalText,
  /** What the page needs besides the remote's entry. */
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

/**
 * `registry.json`: the composition that is live. Derived from the newest release, and inlined into
 * `index.html`. Delivery writes it to the letter; a host reads what it can (`tolerant`).
 */
export const Registry = v.strictObject({
  contract: v.number(),
  /** The number of the release that this registry was derived from. */
  release: v.number(),
  hostVersion: v.string(),
  /** The files of the host that a package of shared needs, by the package's name. */
  packages: v.optional(v.record(v.string(), v.array(PublishedFile)), {}),
  /** The files of the texts of the host and of the packages, by language. */
  texts: v.optional(TextFiles),
  remotes: v.array(RegisteredRemote),
})

export type PublishedFile = v.InferOutput<typeof PublishedFile>
export type RegisteredPage = v.InferOutput<typeof RegisteredPage>
export type RegisteredRemote = v.InferOutput<typeof RegisteredRemote>
export type Registry = v.InferOutput<typeof Registry>
