import type { Locator, Page } from '@playwright/test'

/** A page of a remote, and the files whose faults affect it. */
export interface RemotePage {
  /** The remote's name in the sentence of a case. */
  remote: string
  path: string
  /** Its first heading. */
  heading: string
  /** The name of the link to it, and of the page in the card for its failure. */
  name: string
  /** Paths of files that it cannot be shown without, by description: `{ 'the entry': /remoteEntry/ }`. */
  files: Readonly<Record<string, RegExp>>
}

/** A part of a page that loads separately, and may be missing alone. */
export interface PagePart {
  name: string
  /** The link to the page that it is a part of. */
  link: string
  file: RegExp
  /** The place of the part. */
  place: (page: Page) => Locator
  /** The text in that place once the part has loaded. */
  content: string
}

/** A page that fails at the stage named in the session storage: see `misbehaving.ts`. */
export interface MisbehavingPage extends Pick<RemotePage, 'name' | 'heading'> {
  /** Navigates to it without a new document. */
  open: (page: Page) => Promise<void>
}

/**
 * A host under test: the locations of its pages and files, and the look of each failure. Anything not described is
 * reported as untested.
 */
export interface HostUnderTest {
  /** Starts the host, when no address of a running one is given. */
  serve?: () => Promise<{ url: string; close: () => Promise<void> }>
  /** The page from which faults are met. */
  home: { path: string; heading: string }
  /** Another page, which works while others fail. */
  other: Pick<RemotePage, 'name' | 'heading'>
  pages: readonly RemotePage[]
  parts: readonly PagePart[]
  /** Files of the host that nothing can be shown without. */
  start: Readonly<Record<string, RegExp>>
  /** Optional files, such as fonts. */
  decoration: Readonly<Record<string, RegExp>>
  /** The composition, if it is a request of its own. */
  registry?: RegExp
  misbehaving?: MisbehavingPage
  /** Resolves when a page that is shown answers as well; without it, every page does as soon as it is seen. */
  answers?: (page: Page) => Promise<void>
  /** Finds what surrounds every page. */
  shell: (page: Page) => readonly Locator[]
  link: (page: Page, name: string) => Locator
  /** Finds the card that replaces a failed page, by the page's name. */
  card: (page: Page, name: string) => Locator
  /** Finds what replaces a failed part. */
  failedPart: (place: Locator) => Locator
  /** Finds what is shown when the host cannot start. */
  noStart: (page: Page) => Locator
  /** Finds the control that loads a page, a part or the host itself again, within the place that is down. */
  retry: (place: Locator) => Locator
  /** The console messages for faults that can only be reported, by stage. */
  tells?: Readonly<Record<string, RegExp>>
}
