import { run } from '../process/run.ts'
import { findOrInstallBrowser } from '../process/browser.ts'

interface EndToEndOptions {
  /** The configuration of Playwright, relative to the root. */
  config: string
  /** The store to test. */
  store: string
  /** The path of the JSON report. */
  report: string
  /** A reporter of the suite's own, relative to the root. */
  reporter?: string
}

/** Runs a suite of Playwright against a store. False when a test failed. */
export async function endToEnd({
  config,
  store,
  report,
  reporter,
}: EndToEndOptions): Promise<boolean> {
  const browser = await findOrInstallBrowser()
  const { isOk } = await run(
    'playwright',
    ['test', '--config', config, '--reporter', ['list', 'json', reporter].filter(Boolean).join()],
    {
      env: {
        STORE: store,
        // Unset, because the tests serve the store themselves, and break it on purpose.
        BASE_URL: undefined,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...(browser && { CHROMIUM_PATH: browser }),
      },
    },
  )
  return isOk
}
