/** `npm test`: every check, the quickest first; stops at the first failure. */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { command } from './process/command.ts'
import { refusal } from './process/refusal.ts'
import { run } from './process/run.ts'
import { say, seconds } from './process/say.ts'
import { readJson } from './disk/readJson.ts'
import { endToEnd } from './checks/endToEnd.ts'
import { provideNginx, thisMachine } from './checks/nginx.ts'
import { bucketLine } from './checks/overS3.ts'
import { readersOf } from './checks/readers.ts'
import { failedOf, takeSteps } from './checks/steps.ts'
import { createStopwatch } from './checks/stopwatch.ts'
import { closingLines, jestCounts, playwrightCounts } from './checks/testCounts.ts'
import { makeWorkTreeLive } from './workspaces/makeWorkTreeLive.ts'
import { WORK_FOLDER } from './process/root.ts'

const store = join(WORK_FOLDER, 'test-store')
const jestReport = join(WORK_FOLDER, 'jest.json')
const playwrightReport = join(WORK_FOLDER, 'playwright.json')

const stopwatch = createStopwatch(() => performance.now())

await command(async () => {
  await mkdir(WORK_FOLDER, { recursive: true })
  for (const old of [store, jestReport, playwrightReport]) {
    await rm(old, { recursive: true, force: true })
  }
  await readSources()
  await step('Unit tests', async () => {
    await provideNginx(thisMachine())
    say(bucketLine(process.env))
    const { isOk } = await run('jest', ['--json', '--outputFile', jestReport])
    if (!isOk) throw refusal(cureOf('Unit tests'))
  })
  await step('Build', async () => {
    await makeWorkTreeLive(store, 'npm test')
  })
  await step('End-to-end tests', async () => {
    const config = 'e2e/playwright.config.ts'
    if (await endToEnd({ config, store, report: playwrightReport })) return
    throw refusal('End-to-end tests failed: mend what is printed above.')
  })
  say(`\n== What it took\n${stopwatch.lines().join('\n')}`)
  const counts = [
    jestCounts(await readJson(jestReport)),
    playwrightCounts(await readJson(playwrightReport)),
  ]
  say(`\n${closingLines(counts).join('\n')}`)
})

async function readSources(): Promise<void> {
  const readers = readersOf().map(({ heading, take }) => ({
    heading,
    take: () => stopwatch.time(heading, take),
  }))
  say(`\n== ${readers.map(({ heading }) => heading).join(', ')}: two at once`)
  const failed = failedOf(await takeSteps(readers, 2, say))
  if (failed !== undefined) throw refusal(cureOf(failed))
}

async function step(heading: string, check: () => Promise<void>): Promise<void> {
  const start = performance.now()
  say(`\n== ${heading}`)
  await stopwatch.time(heading, check)
  say(`== ${heading}: ${seconds(performance.now() - start)}`)
}

function cureOf(steps: string): string {
  return `${steps} failed: mend what is printed above, then run npm test again.`
}
