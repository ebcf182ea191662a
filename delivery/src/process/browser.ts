import { existsSync } from 'node:fs'
import { findTool } from './findTool.ts'
import { refusal } from './refusal.ts'
import { run } from './run.ts'
import { say } from './say.ts'

/** Full browsers, as people use them. */
export const WHOLE_BROWSERS: readonly string[] = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/**
 * The headless shell comes first: it renders without a window, so that end-to-end tests take a third less time. Its
 * glyphs are whole pixels wide, so lines may break at other words.
 */
const NAMES: readonly string[] = ['chromium-headless-shell', ...WHOLE_BROWSERS]

/** The second is for a Debian release without the first. */
const DEBIAN_PACKAGES = [['chromium-headless-shell', 'fonts-liberation'], ['chromium']]

/** The browser that CHROMIUM_PATH names, else the first of these on this machine; `undefined` if there is none. */
export function findBrowser(names = NAMES): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (!named) return findTool(names)
  if (existsSync(named)) return named
  throw refusal(`CHROMIUM_PATH names ${named}, which is not there: correct it or unset it.`)
}

/**
 * The browser for end-to-end tests: CHROMIUM_PATH, else one of this machine, else one that is installed now.
 * `undefined` means Playwright's own. Refuses if none is available.
 */
export async function findOrInstallBrowser(): Promise<string | undefined> {
  const found = findBrowser()
  if (found) return found

  const isRoot = process.getuid?.() === 0
  say('No Chromium on this machine: installing one')
  const withLibraries = isRoot && process.platform === 'linux' ? ['--with-deps'] : []
  const { isOk } = await run('playwright', [
    'install',
    ...withLibraries,
    '--only-shell',
    'chromium',
  ])
  if (isOk) return undefined
  if (isRoot && (await installDebianPackages())) return findTool(NAMES)
  throw refusal('No browser could be installed: install Chromium and name it in CHROMIUM_PATH.')
}

async function installDebianPackages(): Promise<boolean> {
  if (!existsSync('/usr/bin/apt-get')) return false
  if (!(await run('apt-get', ['update'])).isOk) return false
  for (const packages of DEBIAN_PACKAGES) {
    if ((await run('apt-get', ['install', '-y', ...packages])).isOk) return true
  }
  return false
}
