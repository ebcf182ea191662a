import { availableParallelism } from 'node:os'
import { chromium } from 'playwright-core'
import { mapLimited } from '../process/mapLimited.ts'
import { refusal } from '../process/refusal.ts'
import type { Opened } from './opened.ts'
import { openPage, type Opening } from './openPage.ts'
import { openTab } from './openTab.ts'
import type { PageToOpen } from './pagesToOpen.ts'

/** More pages at once would distort each other's measurements. */
const AT_ONCE = Math.min(4, availableParallelism())

/** Lets the candidate reach only its own server, and nothing else on the network. */
const ARGUMENTS = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

interface OpeningInBrowser extends Opening {
  /** The path of a Chromium executable. */
  browser: string
}

function notStarted(error: unknown): never {
  const [reason = ''] = String(error).split('\n')
  throw refusal(
    `The browser did not start (${reason}): name another in CHROMIUM_PATH, or promote by --without-opening.`,
  )
}

/** Opens each page in a headless browser, several at once, and returns the measurements in the order of the pages. */
export async function openPages(
  { browser: executablePath, ...opening }: OpeningInBrowser,
  pages: readonly PageToOpen[],
): Promise<Opened[]> {
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS }).catch(notStarted)
  try {
    return await mapLimited(pages, AT_ONCE, async (page) => {
      const tab = await openTab(browser)
      try {
        return await openPage(tab, opening, page)
      } finally {
        tab.close()
      }
    })
  } finally {
    await browser.close()
  }
}
