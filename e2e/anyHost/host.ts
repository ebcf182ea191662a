import type { Locator, Page } from '@playwright/test'

/** A page of a remote, and the files by which it can be let down. */
export interface RemotePage {
  /** Of the remote, for the sentence of a case. */
  remote: string
  path: string
  /** Its first heading. */
  heading: string
  /** The name of the link that leads there, and of the page where it is down. */
  name: string
  /** Paths of files without which it cannot be shown, and what they are: `{ 'the entry': /remoteEntry/ }`. */
  files: Readonly<Record<string, RegExp>>
}

/** A part of a page that comes by itself, and may be missing alone. */
export interface PagePart {
  name: string
  /** The link to the page that it is a part of. */
  link: string
  file: RegExp
  /** Where it stands. */
  place: (page: Page) => Locator
  /** The text that stands there when the part has come. */
  content: string
}

/** A page that goes wrong at the stage which the session storage names: see `misbehaving.ts`. */
export interface MisbehavingPage extends Pick<RemotePage, 'name' | 'heading'> {
  /** Leads there without a new document. */
  open: (page: Page) => Promise<void>
}

/**
 * A host that can be tested: where its pages and files are, and how it looks when one of them is down. What
 * is not described is not tested, and said to be so.
 */
export interface HostUnderTest {
  /** Starts it, where no address of a running one is named. */
  serve?: () => Promise<{ url: string; close: () => Promise<void> }>
  /** The page from which faults are met. */
  home: { path: string; heading: string }
  /** Another page, which works while others do not. */
  other: Pick<RemotePage, 'name' | 'heading'>
  pages: readonly RemotePage[]
  parts: readonly PagePart[]
  /** Files of the host without which nothing can be shown. */
  start: Readonly<Record<string, RegExp>>
  /** Files without which everything works, such as fonts. */
  decoration: Readonly<Record<string, RegExp>>
  /** The composition, if it is asked for by itself. */
  registry?: RegExp
  misbehaving?: MisbehavingPage
  /** Resolves when a page that is shown answers as well; without it, every page does as soon as it is seen. */
  answers?: (page: Page) => Promise<void>
  /** Finds what stands around every page. */
  shell: (page: Page) => readonly Locator[]
  link: (page: Page, name: string) => Locator
  /** Finds the card in the place of a page that is down, by the page's name. */
  card: (page: Page, name: string) => Locator
  /** Finds what stands in the place of a part that is down. */
  failedPart: (place: Locator) => Locator
  /** Finds what stands in the place of a host that cannot start. */
  noStart: (page: Page) => Locator
  /** Finds the control that loads a page, a part or the host itself again, within the place that is down. */
  retry: (place: Locator) => Locator
  /** How the console speaks of what can only be told, by stage. */
  tells?: Readonly<Record<string, RegExp>>
}
