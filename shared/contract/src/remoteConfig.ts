import * as v from 'valibot'
import { LocalText } from './language.ts'

/** The version of the agreement between host and remotes: raised when a remote must change to go on working. */
export const CONTRACT_VERSION = 1

/** The names of the remotes, in the order in which they are built and shown. */
export const REMOTE_NAMES = ['dashboard', 'trading', 'strategy', 'portfolio', 'content'] as const

export type RemoteName = (typeof REMOTE_NAMES)[number]

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
})

/** What a remote says of itself, once, in its `remote.config.ts`. */
export const RemoteConfig = v.strictObject({
  name: v.picklist(REMOTE_NAMES),
  contract: v.literal(CONTRACT_VERSION),
  pages: v.array(PageConfig),
})

export type RemoteConfig = v.InferOutput<typeof RemoteConfig>
