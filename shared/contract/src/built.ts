import * as v from 'valibot'
import { LocalText } from './localText.ts'
import { PagePath, RemoteName } from './remoteConfig.ts'

const file = v.pipe(v.string(), v.regex(/^(?!\/)(?!.*\.\.).+$/, 'a file is relative to the build'))

const TextFiles = v.record(v.string(), v.array(file))

/** The mode of a build: only `production` builds are published for users. */
const Mode = v.picklist(['development', 'production'])

/** A prerendered page at one of its places, as for a first visitor: a guest, in English, before any price. */
const Drawing = v.strictObject({
  path: PagePath,
  /** The file of its markup, without scripts and styles. */
  markup: file,
  /** The file with the styles of that markup. */
  style: file,
  /** Title and description of the place, if they are more specific than the page's. */
  title: v.optional(v.string()),
  description: v.optional(v.string()),
  /** Whether a visitor who keeps data may see something else than what is prerendered; absent in older builds. */
  showsKept: v.optional(v.boolean()),
})

/** A page as the build writes it, with an expose and the required files in place of its module. */
const BuiltPage = v.strictObject({
  path: PagePath,
  /** The name under which the remote's container exposes the page. */
  expose: v.string(),
  title: LocalText,
  description: LocalText,
  /** Files that have to load before the page can render. */
  files: v.array(file),
  /** The shared packages that it takes from the host when it runs; absent in older builds. */
  packages: v.optional(v.array(v.string())),
  /**
   * The prerendered pages, shown until its script has loaded; empty for a page that cannot be prerendered, and in
   * older builds.
   */
  drawn: v.optional(v.array(Drawing), []),
})

/** `remote.json`, which the build writes beside a remote's bundle. File names are relative to the build. */
export const BuiltRemote = v.strictObject({
  kind: v.literal('remote'),
  name: RemoteName,
  packageVersion: v.string(),
  contract: v.number(),
  /** The global that the entry sets; unique to the build, so that two versions can live in one tab. */
  container: v.string(),
  entry: file,
  /** The ranges of what this remote takes from the host, by share key. */
  requires: v.record(v.string(), v.string()),
  /**
   * The ranges in which the host's copy of a package is acceptable, by its name, for packages that this remote can
   * also run on its own spare of; absent in older builds.
   */
  spares: v.optional(v.record(v.string(), v.string()), {}),
  /** The files of its spares, requested with the page if one of them is used; absent in older builds. */
  spareFiles: v.optional(v.array(file), []),
  pages: v.array(BuiltPage),
  /** The files of its own texts, by language: a page shows nothing before they have loaded. */
  texts: v.optional(TextFiles, {}),
  mode: Mode,
  /** Hash of everything that the build was made from: the same inputs need no new build. */
  inputs: v.string(),
})

/** `remote.json`, as the host's build writes it. File names are relative to the build. */
export const BuiltHost = v.strictObject({
  kind: v.literal('host'),
  name: v.literal('host'),
  packageVersion: v.string(),
  contract: v.number(),
  /** The version of each package that the host provides to remotes, by share key. */
  provides: v.record(v.string(), v.string()),
  /** The script that starts the app. */
  entry: file,
  /** Scripts that the entry requests at once: `index.html` preloads them. */
  preload: v.array(file),
  /** The further files of each shared package, requested by pages. Older builds have all of them in `preload`. */
  packages: v.optional(v.record(v.string(), v.array(file)), {}),
  /** The files of the texts of host and shared packages, by language. */
  texts: v.optional(TextFiles, {}),
  /** The fonts of the first page: documents preload them. */
  fonts: v.array(file),
  /** Whether the host accepts documents with only their part of the registry; older builds need all of it in each. */
  takesParts: v.optional(v.boolean(), false),
  /** The global styles, which every document carries; older builds have them in their script. */
  ground: v.optional(file),
  /** The prerendered frame around a page, for each path for which it differs, and for all others (`/*`). */
  frame: v.optional(v.array(v.strictObject({ ...Drawing.entries, path: v.string() })), []),
  /** The inline script, which preloads the route's files before the host has loaded. */
  boot: file,
  /** Files below the build's `root/` that promotion copies to the store's root, such as `robots.txt`. */
  root: v.array(file),
  /** The public keys, in base64, one of which has to sign a registry; empty if nothing is verified. */
  trustedKeys: v.optional(v.array(v.string()), []),
  mode: Mode,
  inputs: v.string(),
})

export const Built = v.variant('kind', [BuiltRemote, BuiltHost])

export type Drawing = v.InferOutput<typeof Drawing>
type BuiltPage = v.InferOutput<typeof BuiltPage>
export type BuiltRemote = v.InferOutput<typeof BuiltRemote>
export type BuiltHost = v.InferOutput<typeof BuiltHost>
export type Built = v.InferOutput<typeof Built>
