import type { Page } from '@playwright/test'
import { test as base } from './app'

interface KeptPage {
  /** The page of a file's tests: the first of them finds it blank, each further one as it was left. */
  keptPage: (file: string) => Promise<Page>
}

/**
 * For files whose tests continue where the previous one ended, in a page that is loaded once. Such a file needs
 * `test.describe.configure({ mode: 'serial' })`: after a failure the whole file is retried.
 */
export const test = base.extend<object, KeptPage>({
  keptPage: [
    async ({ browser }, use) => {
      let kept: { file: string; page: Page } | undefined
      await use(async (file) => {
        if (kept?.file === file) return kept.page
        await kept?.page.context().close()
        kept = { file, page: await browser.newPage() }
        return kept.page
      })
      await kept?.page.context().close()
    },
    { scope: 'worker' },
  ],

  page: async ({ keptPage }, use, { file }) => {
    const page = await keptPage(file)
    await use(page)
    // Removes dialog handlers of the previous test.
    page.removeAllListeners('dialog')
  },

  context: async ({ page }, use) => {
    await use(page.context())
  },
})

export { expect, stood } from './app'
