/**
 * The maximum transfer sizes of the composed app, in kB of 1,000 bytes. Sizes do not depend on the machine, so `npm
 * test` enforces them. What exceeds its limit has a part that can load later; a commit that raises a limit says why.
 */
export const LIMITS = {
  /** The frame, for which every page waits, downloaded once: React, router, store, styles and kit. */
  host: 136,
  /** Loaded between the host and a page; a quarter of it are checksums of its pages' files. */
  largestEntry: 3.5,
  largestPage: 18.5,
  /** All that host and remotes say in a language; English travels within the code that says it. */
  texts: { es: 60, fr: 64, zh: 58 },
  /**
   * The scripts that a first visit waits for, by page, one of each kind; the host's share, which is the frame with the
   * packages of shared that the page uses; and how much of that is not executed, in percent.
   */
  firstVisit: {
    '/': { script: 144, host: 136.5, unrun: 64 },
    '/faq': { script: 144, host: 136.5, unrun: 64 },
    '/login': { script: 147, host: 139.5, unrun: 64 },
    '/news': { script: 152, host: 139.5, unrun: 64 },
    '/portfolio': { script: 188, host: 170, unrun: 62 },
    '/dashboard': { script: 164, host: 146, unrun: 62 },
  },
} as const

const KILOBYTE = 1_000

export function kilobytes(bytes: number): number {
  return bytes / KILOBYTE
}
