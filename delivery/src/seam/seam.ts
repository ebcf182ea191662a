import valid from 'semver/functions/valid.js'
import validRange from 'semver/ranges/valid.js'
import * as v from 'valibot'

/** The used names of each shared module: `theme.color` is a member, `*` stands for all exports. */
const Names = v.record(v.string(), v.array(v.string()))

const Range = v.pipe(
  v.string(),
  v.check((range) => validRange(range) !== null, 'not a range of versions'),
)

const Version = v.pipe(
  v.string(),
  v.check((version) => valid(version) !== null, 'not a version'),
)

/** Declaration files (`.d.ts`) that refer only to each other and to packages. */
const Declarations = v.pipe(
  v.strictObject({
    /** The path of each shared module's declarations, by share key. */
    entries: v.record(v.string(), v.string()),
    /** The text by path; paths are relative to the repository. */
    files: v.record(v.string(), v.string()),
  }),
  v.check(
    ({ entries, files }) => Object.values(entries).every((path) => Object.hasOwn(files, path)),
    'an entry has no file',
  ),
)

/**
 * `seam.json`, which the build writes beside a bundle: what the bundle takes from shared modules, and the declarations
 * that it was compiled against. Only promotion reads it. All records are keyed by share key.
 */
export const Seam = v.pipe(
  v.strictObject({
    /** The ranges in which the host's copy is acceptable. */
    ranges: v.record(v.string(), Range),
    /** The names that the build's own modules use of shared modules. */
    names: Names,
    /** The copies that it bundles for itself or, as the host, for all, and what these use in turn. */
    copies: v.record(
      v.string(),
      v.strictObject({ version: Version, names: Names, libraries: v.optional(Names, {}) }),
    ),
    /**
     * The names that the build's own modules use from libraries, which have no declarations here; absent in older
     * builds.
     */
    libraries: v.optional(Names, {}),
    /** The names that a host provides of libraries that it does not provide whole; absent in older builds. */
    given: v.optional(Names, {}),
    declarations: Declarations,
  }),
  v.check(({ ranges, names, copies, declarations }) => {
    const taken = [ranges, names, copies, ...Object.values(copies).map((copy) => copy.names)]
    return taken
      .flatMap((record) => Object.keys(record))
      .every((key) => Object.hasOwn(ranges, key) && Object.hasOwn(declarations.entries, key))
  }, 'what is taken has no range or no declarations'),
)

export type Names = Readonly<v.InferOutput<typeof Names>>
export type Declarations = v.InferOutput<typeof Declarations>
export type Seam = v.InferOutput<typeof Seam>
