/** `npm test`: every check, the quickest first; stops at the first that fails. */
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { command } from './process/command.ts'
import { refusal } from './process/refusal.ts'
import { run } from './process/run.ts'
import { say, seconds } from './process/say.ts'
import { readJson } from './store/readJson.ts'
import { checkTypes } from './verification/checkTypes.ts'
import { endToEnd } from './verification/endToEnd.ts'
import { provideNginx } from './verification/nginx.ts'
import { countsLine, jestCounts, playwrightCounts } from './verification/testCounts.ts'
import { BUILD_NAMES } from './workspaces/buildNames.ts'
import { deliver } from './workspaces/deliver.ts'
import { WORK_FOLDER } from './workspaces/root.ts'

const store = join(WORK_FOLDER, 'test-store')
const jestReport = join(WORK_FOLDER, 'jest.json')
const playwrightReport = join(WORK_FOLDER, 'playwright.json')

await command(async () => {
  await mkdir(WORK_FOLDER, { recursive: true })
  for (const old of [store, jestReport, playwrightReport]) {
    await rm(old, { recursive: true, force: true })
  }
  await step('Format', () => tool('prettier', '--check', '.'))
  await step('Lint', () => tool('eslint', '.', '--max-warnings', '0'))
  await step('Unused code', () => tool('knip'))
  await step('Types', checkTypes)
  await step('Unit tests', async () => {
    await provideNginx()
    await tool('jest', '--json', '--outputFile', jestReport)
  })
  await step('Build', async () => {
    await deliver({ store, names: BUILD_NAMES, why: 'npm test' })
  })
  await step('End-to-end tests', async () => {
    const config = 'e2e/playwright.config.ts'
    if (await endToEnd({ config, store, report: playwrightReport })) return
    throw refusal('End-to-end tests failed: mend what is printed above.')
  })
  const counts = [
    jestCounts(await readJson(jestReport)),
    playwrightCounts(await readJson(playwrightReport)),
  ]
  say(`\n${countsLine(counts)}`)
})

async function step(heading: string, check: () => Promise<void>): Promise<void> {
  const start = performance.now()
  say(`\n== ${heading}`)
  await check()
  say(`== ${heading}: ${seconds(performance.now() - start)}`)
}

async function tool(name: string, ...args: string[]): Promise<void> {
  const { isOk } = await run(name, args)
  if (!isOk) throw refusal(`${name} failed: mend what is printed above, then run npm test again.`)
}
