/**
 * `npm run bench`: the composed app beside the same sources as one bundle, loaded in turn in one run.
 * `--pages /,/faq --loads 7 --profile slow|full` measures a part, `--keep` what the last run has built.
 */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { command } from '@aldergate/delivery/process/command'
import { misuse, refusal } from '@aldergate/delivery/process/refusal'
import { say } from '@aldergate/delivery/process/say'
import { serveStore } from '@aldergate/delivery/server/serveStore'
import { findOrInstallBrowser } from '@aldergate/delivery/verification/browser'
import { BUILD_NAMES } from '@aldergate/delivery/workspaces/buildNames'
import { deliver } from '@aldergate/delivery/workspaces/deliver'
import { ROOT, WORK_FOLDER } from '@aldergate/delivery/workspaces/root'
import { deliverMonolith, serveMonolith } from './monolith/monolith.ts'
import { type ProfileName, PROFILES } from './profiles.ts'
import { type Contender, measureSeries, type Series } from './series.ts'
import { tablesOf } from './tables.ts'

const PATHS = [
  ...['/', '/dashboard', '/trading-view', '/news', '/portfolio', '/analytics'],
  ...['/strategy-builder', '/faq', '/blog'],
]

const COMPOSED_STORE = join(WORK_FOLDER, 'bench/composed')
const MONOLITH_STORE = join(WORK_FOLDER, 'bench/monolith')
const RESULTS = join(ROOT, 'e2e/results')

await command(async () => {
  const { paths, profiles, loads, isKept } = typed()
  const executablePath = await findOrInstallBrowser()
  if (!isKept) await build()
  else if (!existsSync(MONOLITH_STORE)) throw refusal('Nothing is built yet: leave out --keep.')
  const servers = [await serveStore({ store: COMPOSED_STORE }), await serveMonolith(MONOLITH_STORE)]
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const contenders = ['composed', 'monolith'].map((name, at): Contender => ({
    name,
    url: servers[at]?.url ?? '',
  }))
  try {
    const series = await measureSeries({ browser, contenders, profiles, paths, loads })
    await report(series, browser.version())
  } finally {
    await browser.close()
    await Promise.all(servers.map((server) => server.close()))
  }
})

function typed() {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string' },
      loads: { type: 'string', default: '7' },
      profile: { type: 'string' },
      keep: { type: 'boolean', default: false },
    },
  })
  const names = Object.keys(PROFILES) as ProfileName[]
  const profiles = names.filter((name) => (values.profile ?? name) === name)
  if (profiles.length === 0) throw misuse(`--profile is one of ${names.join(', ')}.`)
  const loads = Number(values.loads)
  if (!Number.isInteger(loads) || loads < 1) throw misuse('--loads is a number, such as 7.')
  const paths = values.pages?.split(',') ?? PATHS
  const stranger = paths.find((path) => !PATHS.includes(path))
  if (stranger !== undefined) throw misuse(`--pages are some of ${PATHS.join(',')}.`)
  return { paths, profiles, loads, isKept: values.keep }
}

async function build(): Promise<void> {
  await deliver({ store: COMPOSED_STORE, names: BUILD_NAMES, why: 'npm run bench' })
  await deliverMonolith(MONOLITH_STORE)
  say('  built the monolith')
}

/** Prints the tables, and writes all that was measured for whoever wants to compute with it. */
async function report(series: readonly Series[], browser: string): Promise<void> {
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, load: loadavg()[0], browser }
  await mkdir(RESULTS, { recursive: true })
  const file = join(RESULTS, 'bench.json')
  await writeFile(file, JSON.stringify({ machine, series }, null, 2))
  for (const [name, { title }] of Object.entries(PROFILES)) {
    const ofProfile = series.filter(({ profile }) => profile === name)
    if (ofProfile.length > 0) say(`\n### ${title}\n\n${tablesOf(ofProfile)}`)
  }
  say(`\n  all loads are in ${file}`)
}
