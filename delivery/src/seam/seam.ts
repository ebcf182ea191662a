import valid from 'semver/functions/valid.js'
import validRange from 'semver/ranges/valid.js'
import * as v from 'valibot'

/** The names that are used of each shared module: `theme.color` is a member, `*` stands for all exports. */
const Names = v.record(v.string(), v.array(v.string()))

const Range = v.pipe(
  v.string(),
  v.check((range) => validRange(range) !== null, 'not a range of versions'),
)

const Version = v.pipe(
  v.string(),
  v.check((version) => valid(version) !== null, 'not a version'),
)

/** Files of declarations (`.d.ts`) that refer to nothing but each other and packages. */
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
 * `seam.json`, which the build writes beside a bundle: what it takes from shared modules, and the
 * declarations that it was compiled against. Only promotion reads it. All records go by share key.
 */
export const Seam = v.pipe(
  v.strictObject({
    /** The ranges in which the host's copy will do. */
    ranges: v.record(v.string(), Range),
    /** The names that the build's own modules use of shared modules. */
    names: Names,
    /** The copies that it brings along for itself or, as the host, for all, and what they use in turn. */
    copies: v.record(
      v.string(),
      v.strictObject({ version: Version, names: Names, libraries: v.optional(Names, {}) }),
    ),
    /**
     * The names that the build's own modules use of libraries, which have no declarations here; older builds have none.
     */
    libraries: v.optional(Names, {}),
    /** The names that a host gives of libraries that it does not give whole; older builds have none. */
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
