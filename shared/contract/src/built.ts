import * as v from 'valibot'
import { LocalText } from './localText.ts'
import { PagePath, RemoteName } from './remoteConfig.ts'

const file = v.pipe(v.string(), v.regex(/^(?!\/)(?!.*\.\.).+$/, 'a file is relative to the build'))

const TextFiles = v.record(v.string(), v.array(file))

/** The mode that a build was made in: only `production` is ever published for users. */
const Mode = v.picklist(['development', 'production'])

/** A page at one of its places, as the build has drawn it for a first visitor: a guest, in English, before any price. */
const Drawing = v.strictObject({
  path: PagePath,
  /** The file of its markup, without a script or a style in it. */
  markup: file,
  /** The file of the styles of that markup alone. */
  style: file,
  /** The title and the description of the place, where they say more than the page's own. */
  title: v.optional(v.string()),
  description: v.optional(v.string()),
  /** Whether who keeps data may see something else in it than what is drawn; older builds do not say. */
  showsKept: v.optional(v.boolean()),
})

/** A page as the build leaves it: its module has become an expose and the files that it needs. */
const BuiltPage = v.strictObject({
  path: PagePath,
  /** The name under which the remote's container gives the page. */
  expose: v.string(),
  title: LocalText,
  description: LocalText,
  /** Files that must be there before the page can render. */
  files: v.array(file),
  /** The packages of shared that it takes from the host as soon as it runs; older builds do not say. */
  packages: v.optional(v.array(v.string())),
  /**
   * The drawings in its documents until its script has come; none for a page that cannot be drawn, and in older builds.
   */
  drawn: v.optional(v.array(Drawing), []),
})

/** `remote.json`, which the build writes beside a remote's bundle. File names are relative to the build. */
export const BuiltRemote = v.strictObject({
  kind: v.literal('remote'),
  name: RemoteName,
  packageVersion: v.string(),
  contract: v.number(),
  /** The global that the entry sets; unlike any other build's, so that two versions can live in one tab. */
  container: v.string(),
  entry: file,
  /** The ranges of what this remote takes from the host, by share key. */
  requires: v.record(v.string(), v.string()),
  /**
   * The ranges in which the host's copy of a package will do, by its name, where this remote can run on a spare of it
   * alone; older builds do not say.
   */
  spares: v.optional(v.record(v.string(), v.string()), {}),
  /** The files that hold its spares: who runs on one of them asks for these with the page; older builds do not say. */
  spareFiles: v.optional(v.array(file), []),
  pages: v.array(BuiltPage),
  /** The files of its own texts, by language: a page shows nothing before they are there. */
  texts: v.optional(TextFiles, {}),
  mode: Mode,
  /** Hash over everything that the build was made from: the same inputs need no new build. */
  inputs: v.string(),
})

/** `remote.json`, as the host's build writes it. File names are relative to the build. */
export const BuiltHost = v.strictObject({
  kind: v.literal('host'),
  name: v.literal('host'),
  packageVersion: v.string(),
  contract: v.number(),
  /** The version of each package that the host gives to remotes, by share key. */
  provides: v.record(v.string(), v.string()),
  /** The script that starts the app. */
  entry: file,
  /** Scripts that the entry asks for at once: `index.html` preloads them. */
  preload: v.array(file),
  /** The further files of each package of shared: pages ask for them. Older builds have all in `preload`. */
  packages: v.optional(v.record(v.string(), v.array(file)), {}),
  /** The files of the texts of host and shared packages, by language. */
  texts: v.optional(TextFiles, {}),
  /** The fonts that the first page shows: documents preload them. */
  fonts: v.array(file),
  /** It takes documents that have only their part of the registry; older builds want all of it in each. */
  takesParts: v.optional(v.boolean(), false),
  /** The styles of the whole page, which every document carries; older builds bring them in their script. */
  ground: v.optional(file),
  /** The frame around a page, drawn for each path that it tells apart, and for any other (`/*`). */
  frame: v.optional(v.array(v.strictObject({ ...Drawing.entries, path: v.string() })), []),
  /** The inline script: it asks for the files of the route before the host has loaded. */
  boot: file,
  /** Files below the build's `root/` that promotion copies to the root of the store, such as `robots.txt`. */
  root: v.array(file),
  /** The public keys by one of which a registry has to be signed, in base64; none where nothing is checked. */
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
