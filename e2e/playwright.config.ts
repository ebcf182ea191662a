import { findBrowser } from '@aldergate/delivery/process/browser'
import { defineConfig } from '@playwright/test'

const JOURNEYS = 'journeys/**/*.spec.ts'

/** Against a running server, only tests that need no server of their own: it cannot be broken or rebuilt from here. */
const testMatch = process.env.BASE_URL
  ? [JOURNEYS]
  : [JOURNEYS, 'faults/**/*.spec.ts', 'deploys/**/*.spec.ts', 'weights/**/*.spec.ts']

export default defineConfig({
  testDir: '.',
  testMatch,
  outputDir: './results/artifacts',
  globalSetup: './store/storeUnderTest.ts',
  workers: 2,
  fullyParallel: true,
  // A browser on a busy machine may start late: a test that passes only on retry is listed as flaky.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    viewport: { width: 1360, height: 860 },
    screenshot: 'only-on-failure',
    launchOptions: {
      // Falls back to Playwright's own browser.
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The provider of external charts is away in every test that does not play it, on each machine.
        '--host-resolver-rules=MAP *.tradingview.com ~NOTFOUND',
      ],
    },
  },
})
