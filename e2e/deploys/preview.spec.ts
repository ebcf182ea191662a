import { execFile } from 'node:child_process'
import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '@aldergate/delivery/process/root'
import { serveStore } from '@aldergate/delivery/server/serveStore'
import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { barLink, pageHeading } from '../faults/fallen'
import { headingEntry } from '../faults/handmadeRemote'
import { publishTrading } from '../faults/handmadeTrading'
import { copyStore } from '../faults/storeCopy'

/** A store with a published but unpromoted version of trading, and a link to it. */
async function storeWithPreview() {
  const { store, remove } = copyStore()
  const version = await publishTrading(store, {
    container: 'trading_next',
    entry: headingEntry('trading_next', 'News of next week'),
  })
  const env = { ...process.env, STORE: store }
  const { stdout } = await promisify(execFile)(
    'npm',
    ['run', '--silent', 'preview', '--', 'trading', '--json'],
    { cwd: ROOT, env },
  )
  const { link } = JSON.parse(stdout) as { link: string }
  const server = await serveStore({ store })
  return {
    url: server.url,
    link: server.url + link,
    version,
    folder: join(store, 'trading', version),
    close: async () => {
      await server.close()
      remove()
    },
  }
}

let app: Awaited<ReturnType<typeof storeWithPreview>>

test.beforeEach(async () => {
  app = await storeWithPreview()
})

test.afterEach(() => app.close())

function note(page: Page) {
  return page.getByRole('note').filter({ hasText: 'trading' })
}

async function expectLive(page: Page, told: string) {
  await expect(pageHeading(page, 'Market News')).toBeVisible()
  await expect(note(page)).toContainText(told)
  await expect(note(page)).toContainText('This is what is live.')
}

test('a signed link shows a version that is not live, in this tab alone, and ends with one press', async ({
  page,
  context,
}) => {
  await page.goto(app.link)
  await expect(pageHeading(page, 'News of next week')).toBeVisible()
  await expect(note(page)).toContainText(`“trading” is shown in version ${app.version}, a preview`)

  await barLink(page, 'Trading View').click()
  await expect(pageHeading(page, 'News of next week')).toBeVisible()
  await page.goto(`${app.url}/platform`)
  const card = page.getByRole('region', { name: 'trading', exact: true })
  await expect(card.getByText('Preview', { exact: true })).toBeVisible()
  await expect(page.getByText(`+trading@${app.version}`)).toBeVisible()

  const other = await context.newPage()
  await other.goto(`${app.url}/news`)
  await expect(pageHeading(other, 'Market News')).toBeVisible()
  await expect(note(other)).toHaveCount(0)
  await other.close()

  await note(page).getByRole('link', { name: 'Back to what is live' }).click()
  await expect(card.getByText('Live', { exact: true })).toBeVisible()
  await expect(note(page)).toHaveCount(0)
})

test.describe('what goes wrong', () => {
  test.use({ expectsProblems: true })

  test('a link that is over or was altered shows what is live, and says so', async ({ page }) => {
    await page.clock.setFixedTime(Date.now() + 8 * 86_400_000)
    await page.goto(app.link)
    await expectLive(page, `The preview “trading:${app.version}” is over.`)

    await page.clock.setFixedTime(Date.now())
    await page.goto(
      app.link.replace(/~(\d)(\d+)~/, (_, first, rest) => `~${Number(first) + 1}${rest}~`),
    )
    await expectLive(page, 'because its link was altered, or signed for another app')
  })

  test('a version that was altered or is gone shows what is live, and says so', async ({
    page,
  }) => {
    appendFileSync(join(app.folder, 'integrity.json'), ' ')
    for (const variant of ['br', 'gz'])
      rmSync(join(app.folder, `integrity.json.${variant}`), { force: true })
    await page.goto(app.link)
    await expectLive(page, 'that version is no longer here, or was altered')

    rmSync(app.folder, { recursive: true })
    await page.goto(app.link)
    await expectLive(page, 'that version is no longer here, or was altered')
  })

  test('a file of it that was altered is refused by the browser, and the live version does not pass for it', async ({
    page,
  }) => {
    for (const suffix of ['.br', '.gz']) {
      rmSync(join(app.folder, `remoteEntry.js${suffix}`), { force: true })
    }
    appendFileSync(join(app.folder, 'remoteEntry.js'), '\n// tampered')
    await page.goto(app.link)
    await expect(pageHeading(page, 'Market News is unavailable right now.')).toBeVisible({
      timeout: 15_000,
    })
    await expect(note(page)).toContainText('a preview until')
  })
})
