/**
 * `npm run bench`: the composed app beside the same sources as one bundle, measured in one run. Each part that
 * is measured whole is written into docs/performance.md.
 */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { command } from '@aldergate/delivery/process/command'
import { refusal } from '@aldergate/delivery/process/refusal'
import { say } from '@aldergate/delivery/process/say'
import { serveStore } from '@aldergate/delivery/server/serveStore'
import {
  findBrowser,
  findOrInstallBrowser,
  WHOLE_BROWSERS,
} from '@aldergate/delivery/process/browser'
import { makeWorkTreeLive } from '@aldergate/delivery/workspaces/makeWorkTreeLive'
import { ROOT } from '@aldergate/delivery/process/root'
import { type Asked, askedFor } from './askedFor.ts'
import { deliverMonolith, serveMonolith } from './monolith/monolith.ts'
import type { Bench } from './part.ts'
import { PARTS } from './parts.ts'
import { machineOf, speedOf } from './report/machine.ts'
import { writeReport } from './report/writeReport.ts'
import { STORES } from './stores.ts'
import { whileServing } from './whileServing.ts'

const RESULTS = join(ROOT, 'e2e/results')

await command(async () => {
  const asked = askedFor(process.argv.slice(2))
  const executablePath = findBrowser(WHOLE_BROWSERS) ?? (await findOrInstallBrowser())
  if (!asked.isKept) await build()
  else if (!existsSync(STORES.monolith)) throw refusal('Nothing is built yet: leave out --keep.')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const servers = {
    composed: () => serveStore({ store: STORES.composed }),
    monolith: () => serveMonolith(STORES.monolith),
  }
  try {
    await whileServing(servers, (urls) =>
      measure(asked, { ...asked, browser, executablePath, urls }),
    )
  } finally {
    await browser.close()
  }
})

async function build(): Promise<void> {
  await makeWorkTreeLive(STORES.composed, 'npm run bench')
  await deliverMonolith(STORES.monolith)
  say('  built the monolith')
}

/** Prints the results of each part, and saves the raw data. */
async function measure({ parts, isWhole }: Asked, bench: Bench): Promise<void> {
  await mkdir(RESULTS, { recursive: true })
  for (const name of parts) {
    say(`\n${name}`)
    const before = await speedOf(bench.browser)
    const { data, markdown } = await PARTS[name](bench)
    const text = `${machineOf(bench.browser, [before, await speedOf(bench.browser)])}\n\n${markdown}`
    say(`\n${text}\n`)
    const file = join(RESULTS, `bench-${name}.json`)
    await writeFile(file, JSON.stringify(data, null, 2))
    say(`  all of it is in ${file}`)
    if (isWhole) await writeReport(name, text)
  }
}
