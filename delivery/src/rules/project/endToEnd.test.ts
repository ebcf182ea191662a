import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { newFolder, removeFolder } from '../../testing/handmadeBuilds.ts'
import { ROOT, storePlace } from '../../process/root.ts'

let folder: string

beforeEach(async () => {
  folder = await newFolder()
})

afterEach(() => removeFolder(folder))

/** Evaluates an expression on a module of the end-to-end tests, in a process with this environment. */
function said(file: string, expression: string, env: Record<string, string>) {
  const script = `
    import * as read from '${pathToFileURL(join(ROOT, 'e2e', file)).href}'
    process.stdout.write(String(${expression}))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    // Playwright refuses to load where it detects Jest.
    env: { ...process.env, JEST_WORKER_ID: '', BASE_URL: '', FAULT_HOST: '', ...env },
  })
  return { stdout, stderr }
}

describe('end-to-end tests', () => {
  it.each(['', 'stores/mine'])('take the store that every command takes of STORE="%s"', (STORE) => {
    const { stdout } = said('store/storeUnderTest.ts', 'read.storeUnderTest()', { STORE })

    expect(stdout).toBe(storePlace({ STORE }))
  })

  it('say, before the first of them, how to come by a store where nothing is live', () => {
    const { stderr } = said('store/storeUnderTest.ts', 'read.default()', { STORE: folder })

    expect(stderr).toContain(
      `Nothing is live in ${folder}: make it by npm start, or name another in STORE.`,
    )
  })

  it('take the browser of this machine, as every command does, where none is named', async () => {
    const browser = join(folder, 'chromium')
    await writeFile(browser, '')
    const asked = 'read.default.use.launchOptions.executablePath'
    const PATH = [folder, process.env.PATH].join(delimiter)
    const { stdout } = said('playwright.config.ts', asked, { CHROMIUM_PATH: '', PATH })

    expect(stdout).toBe(browser)
  })
})
