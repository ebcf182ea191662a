import type { Page } from '@playwright/test'

/** Turns on data saving: the page loads only what it needs itself. */
export async function saveData(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
}
