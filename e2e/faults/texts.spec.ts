import { FAULTS, POISON } from '../faultInjector'
import {
  expectHealed,
  expectNoStart,
  expectSameDocument,
  expectStartByAnotherTry,
  expectUnavailable,
  openFaq,
  pageHeading,
} from './fallen'
import { expect, test } from './faultTest'

for (const [how, fault] of [
  ['hang', FAULTS['it hangs']],
  ['answer 500', FAULTS['it answers 500']],
  ['are wrong, and would be kept', POISON],
] as const) {
  test(`when the texts of a remote ${how}, its page falls alone, and Retry brings it back`, async ({
    page,
    server,
  }) => {
    await openFaq(page)

    server.faults.breakDown({ path: /^\/strategy\/[^/]+\/texts-en\.js$/, fault })
    await page.getByRole('link', { name: 'Strategy Builder', exact: true }).first().click()
    await expectUnavailable(page, 'Strategy Builder')
    server.faults.mend()
    await expectHealed(page, 'Strategy Builder')
    await expectSameDocument(page)
  })

  test(`when the texts of the host ${how}, the empty page says so, and another try needs no reload`, async ({
    page,
    server,
  }) => {
    server.faults.breakDown({ path: /^\/host\/[^/]+\/texts-en\.js$/, fault })
    await expectNoStart(page)

    server.faults.mend()
    await expectStartByAnotherTry(page)
  })
}

test('a language whose texts do not come leaves the app in the old one, at work', async ({
  page,
  server,
}) => {
  server.faults.breakDown({ path: /texts-fr\.js$/, fault: FAULTS['it answers 500'] })
  await page.goto('/settings')
  await page.getByLabel('Language').selectOption('fr')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Settings saved.' })).toBeVisible()
  await expect(pageHeading(page, 'Settings')).toBeVisible()

  server.faults.mend()
  await page.getByLabel('Language').selectOption('es')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(pageHeading(page, 'Ajustes')).toBeVisible()
})
