import { refusal } from '../process/refusal.ts'
import type { SigningKey } from '../signing/signature.ts'
import type { Look, Looked } from '../promotion/passGate.ts'
import type { PublishedComposition } from '../store/published.ts'
import { findBrowser } from '../process/browser.ts'
import { type BuildName, HOST } from '../names/buildNames.ts'
import type { Budgets } from '../store/budgets.ts'
import { openingProblems } from './openingProblems.ts'
import { pagesToOpen } from './pagesToOpen.ts'
import { serveCandidate } from './serveCandidate.ts'

interface LookOptions {
  store: string
  budgets: Budgets
  /** Signs the registry served to the browser; a host that trusts keys requires one of them. */
  key?: SigningKey | undefined
  /** Those of earlier tries of the same command. */
  looks?: Looks | undefined
}

/** The checks that were begun, by the versions that they opened. */
export type Looks = Map<string, Promise<Looked>>

/**
 * Checks in a local browser that the candidate release's pages can be opened, and refuses with figures those that fail
 * or exceed their budgets. Without a browser it warns that nothing was checked. Checks once per host version, even if
 * the promotion is retried.
 */
export function lookInBrowser({
  store,
  budgets,
  key: signs,
  looks = new Map(),
}: LookOptions): Look {
  async function look(next: PublishedComposition, changed: readonly BuildName[]): Promise<Looked> {
    const browser = findBrowser()
    if (!browser) {
      const how = 'install Chromium, or name one in CHROMIUM_PATH'
      return {
        opened: 'no browser',
        warnings: [`No page was opened, because there is no browser here: ${how}.`],
      }
    }
    const { pages, passedOver, neighbour } = pagesToOpen(next, changed)
    const server = await serveCandidate(store, next, signs)
    try {
      // Loaded only here, because the browser driver is slow to load.
      const { openPages } = await import('./openPages.ts')
      const opened = await openPages(
        { browser, url: server.url, store, mounts: budgets.mounts, neighbour },
        pages,
      )
      const problems = opened.flatMap((page) => openingProblems(page, budgets))
      if (problems.length > 0) throw refusal(sentenceOf(problems))
    } finally {
      await server.close()
    }
    return {
      opened: 'sound',
      warnings: passedOver.map(
        (path) => `${path} was not opened: name one of its places in remote.config.ts.`,
      ),
    }
  }

  return (next, changed) => {
    const what = [next.host, ...next.remotes].filter(
      ({ built }) => built.name === HOST || changed.includes(built.name),
    )
    const key = JSON.stringify(what.map(({ built, version }) => [built.name, version]))
    const known = looks.get(key) ?? look(next, changed)
    looks.set(key, known)
    return known
  }
}

/** Skips the check, as requested on the command line, and records that. */
export const leaveUnopened: Look = async () => ({ opened: 'left out', warnings: [] })

function sentenceOf(problems: readonly string[]): string {
  return (
    `Opened in a browser, not all is well: ${problems.join('; ')}. ` +
    `Mend it, then build and publish it again; or promote it as it is by --without-opening.`
  )
}
