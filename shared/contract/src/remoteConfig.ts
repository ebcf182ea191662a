import * as v from 'valibot'
import { LocalText } from './localText.ts'

/** The version of the agreement between host and remotes: raised when a remote must change to go on working. */
export const CONTRACT_VERSION = 1

/** A remote's name, such as `trading`, whose folder is `mfe-trading`. Nobody keeps a list of them. */
export const RemoteName = v.pipe(
  v.string(),
  v.regex(
    /^(?!(host|releases|documents)$)[a-z][a-z0-9-]*$/,
    'a name is like "trading" or "paper-bots", and none of "host", "releases" and "documents"',
  ),
  // Who looks something up by a name would find what every object has.
  v.check(
    (name) => !(name in {}),
    'a name is none of those that every object has, as "constructor"',
  ),
)

/** A page's URL: lower case, without a trailing slash. `:id` stands for any one part. */
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
  /** The name of the page: the browser's title is made from it. */
  title: LocalText,
  /** One sentence for search engines and shared links. */
  description: LocalText,
  /** Where a pattern leads to, if that is known: each such place has a document of its own. */
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
