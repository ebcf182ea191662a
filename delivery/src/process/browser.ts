import { existsSync } from 'node:fs'
import { findTool } from './findTool.ts'
import { refusal } from './refusal.ts'
import { run } from './run.ts'
import { say } from './say.ts'

/** Those that people use. */
export const WHOLE_BROWSERS: readonly string[] = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/**
 * The shell first: it draws without a window, so that the journeys take a third less time. Its letters are whole pixels
 * wide, so other words may end a line.
 */
const NAMES: readonly string[] = ['chromium-headless-shell', ...WHOLE_BROWSERS]

/** The second for a Debian that does not have the first yet. */
const DEBIAN_PACKAGES = [['chromium-headless-shell', 'fonts-liberation'], ['chromium']]

/** The browser that CHROMIUM_PATH names, else the first of these on this machine; `undefined` where there is none. */
export function findBrowser(names = NAMES): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (!named) return findTool(names)
  if (existsSync(named)) return named
  throw refusal(`CHROMIUM_PATH names ${named}, which is not there: correct it or unset it.`)
}

/**
 * The browser for end-to-end tests: CHROMIUM_PATH, else one of this machine, else one that it
 * installs. `undefined` means the one that Playwright keeps. Refuses when none can be had.
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
