import { test as base } from '../app'

/** For tests that break something: console problems are allowed, and the test controls the page's clock. */
export const test = base.extend({
  expectsProblems: true,

  page: async ({ page }, use) => {
    await page.clock.install()
    await use(page)
  },
})

export { expect } from '../app'
