import * as v from 'valibot'
import { LocalText } from './localText.ts'

/** The version of the contract between host and remotes: raised when remotes have to change to keep working. */
export const CONTRACT_VERSION = 1

/** A remote's name, such as `trading`, whose folder is `mfe-trading`. There is no list of remotes. */
export const RemoteName = v.pipe(
  v.string(),
  v.regex(
    /^(?!(host|releases|documents)$)[a-z][a-z0-9-]*$/,
    'a name is like "trading" or "paper-bots", and none of "host", "releases" and "documents"',
  ),
  // Excludes names of `Object.prototype`, which lookups by name would find.
  v.check(
    (name) => !(name in {}),
    'a name is none of those that every object has, as "constructor"',
  ),
)

/** A page's URL: lower case, without a trailing slash. `:id` matches any one segment. */
export const PagePath = v.pipe(
  v.string(),
  v.regex(/^\/$|^(\/:?[a-z0-9-]+)+$/, 'a path is "/" or like "/news-room" or "/blog/:id"'),
)

/** One page of a remote: a module whose default export is a component without props. */
const PageConfig = v.strictObject({
  /** The URL that opens the page, such as `/news` or `/blog/:id`; a path belongs to one remote. */
  path: PagePath,
  /** The module that holds the page, such as `./src/news/NewsPage.tsx`. */
  expose: v.pipe(v.string(), v.regex(/^\.\/src\/.+Page\.tsx$/, 'a page is a file ./src/…Page.tsx')),
  /** The page's name, from which the browser's title is made. */
  title: LocalText,
  /** One sentence for search engines and shared links. */
  description: LocalText,
  /** The known paths of a pattern: each has a document of its own. */
  places: v.optional(
    v.array(v.strictObject({ path: PagePath, title: v.string(), description: v.string() })),
  ),
})

/** The description that a remote gives of itself, once, in its `remote.config.ts`. */
export const RemoteConfig = v.strictObject({
  name: RemoteName,
  contract: v.literal(CONTRACT_VERSION),
  pages: v.array(PageConfig),
})

export type RemoteName = v.InferOutput<typeof RemoteName>
export type RemoteConfig = v.InferOutput<typeof RemoteConfig>
