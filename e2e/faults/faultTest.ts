import { test as base } from '../app'

/** For tests that break something: the browser may complain, and the page's clock is the test's to turn. */
export const test = base.extend({
  expectsProblems: true,

  page: async ({ page }, use) => {
    await page.clock.install()
    await use(page)
  },
})

export { expect } from '../app'
