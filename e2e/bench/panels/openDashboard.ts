import type { Browser, CDPSession, Page } from '@playwright/test'
import { importFile } from '../importFile.ts'
import { playFrames } from '../playFrames.ts'

export interface Dashboard {
  page: Page
  devTools: CDPSession
  close: () => Promise<void>
}

interface DashboardOptions {
  browser: Browser
  url: string
  /** How many times slower than this machine, once the panels are there. */
  cpu: number
  /** The height of the window: 9,000 pixels show all thirty panels at once. */
  height: number
  /** The number of panels, if it is not thirty. */
  panels?: number
  /** Runs in the page before its own scripts. */
  before?: () => void
  /** The text of a file that the trader has imported into this tab before. */
  imported?: string
}

/** Enough for deferred content and the first ticks. */
const SETTLED_MS = 4_000

/** Opens the dashboard with its panels, and waits until nothing is loading. */
export async function openDashboard(options: DashboardOptions): Promise<Dashboard> {
  const { browser, url, cpu, height, panels = 30, before, imported } = options
  const context = await browser.newContext({ viewport: { width: 1360, height }, locale: 'en-GB' })
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await playFrames(devTools)
  if (before) await page.addInitScript(before)
  if (imported === undefined) await page.goto(`${url}/dashboard?seed=42`)
  else {
    await importFile(page, url, imported)
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
  }
  const last = page.locator('[data-panel-id]').nth(panels - 1)
  await last.waitFor({ state: 'attached', timeout: 60_000 })
  await page
    .getByText(/^Loading /)
    .first()
    .waitFor({ state: 'detached', timeout: 120_000 })
  await page.waitForTimeout(SETTLED_MS)
  if (cpu > 1) await devTools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return { page, devTools, close: () => context.close() }
}
