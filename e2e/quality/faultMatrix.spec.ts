import { expect, test } from '../app'
import { type Fault, FAULTS } from '../faultInjector'
import { liveRegistry } from '../liveRegistry'
import { record } from './figures'

test.use({ expectsProblems: true })

test('every remote, failing in every way, stays inside its page', async ({ browser, server }) => {
  test.setTimeout(1_200_000)
  const spread: string[] = []
  for (const { name, pages } of liveRegistry().remotes) {
    const own = pages[0]
    const other = liveRegistry().remotes.find((remote) => remote.name !== name)?.pages[0]
    if (!own || !other) throw new Error('The matrix needs two remotes with a page each.')
    for (const [how, fault] of Object.entries<Fault>(FAULTS)) {
      const page = await browser.newPage()
      server.faults.breakDown({ path: new RegExp(`^/${name}/.*\\.js$`), fault })
      try {
        await page.goto(server.url + own.path, { waitUntil: 'commit' })
        await expect(page.getByRole('alert')).toContainText('is unavailable right now.', {
          timeout: 20_000,
        })
        await page.goto(server.url + other.path)
        await expect(page).toHaveTitle(new RegExp(`^${other.title.en}`))
      } catch (failure) {
        spread.push(`${name}, ${how}: ${String(failure)}`)
      }
      server.faults.mend()
      await page.close()
    }
  }
  record('failures that spread beyond their page', spread.length)
  expect(spread).toEqual([])
})
