import { FAULTS, POISON } from './faultInjector'
import { barLink, expectSameDocument, openFaq, pageHeading } from './fallen'
import { expect, test } from './faultTest'

const FILE = /\/trading\/[^/]+\/page-news\.js$/

for (const [what, fault] of [
  ['hangs', FAULTS['it hangs']],
  ['fails', FAULTS['it answers 500']],
  ['brings other bytes', POISON],
] as const) {
  test(`a page whose file ${what} while nobody wants it comes when somebody does`, async ({
    page,
    server,
  }) => {
    server.faults.breakDown({ path: FILE, fault })
    const asked = page.waitForRequest(FILE)
    await openFaq(page)
    await page.clock.runFor(3_000)
    await asked
    await page.clock.runFor(3_000)
    await expect(page.getByRole('alert')).toHaveCount(0)

    server.faults.mend()
    await barLink(page, 'Market News').click()
    await expect(pageHeading(page, 'Market News')).toBeVisible()
    await expectSameDocument(page)
  })
}
