import type { Page } from '@playwright/test'

/** Lets the device save data: nothing comes over its line that the page which is opened does not ask for. */
export async function saveData(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
}
