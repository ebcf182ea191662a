import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../app'

const BOT_REPLY = "Thanks for your message. We'll get back to you shortly."
const CHOOSE = 'Select a ticket to see details.'

function parts(page: Page) {
  const list = page.getByRole('listbox', { name: 'Tickets' })
  return {
    list,
    options: list.getByRole('option'),
    details: page.getByRole('region', { name: 'Ticket details' }),
    log: page.getByRole('log', { name: 'Chat messages' }),
    input: page.getByRole('textbox', { name: 'Message' }),
  }
}

test('the three tickets are filtered, selected and told in full, and never change', async ({
  page,
}) => {
  await page.goto('/support')
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
  const { options, details } = parts(page)
  await expect(options).toHaveCount(3)
  await expect(details).toHaveText(CHOOSE)

  for (const [status, date] of [
    ['Open', '18 Nov 2026'],
    ['In Progress', '12 Nov 2026'],
    ['Closed', '20 Oct 2026'],
  ] as const) {
    await page.getByRole('button', { name: `${status} (1)` }).click()
    await expect(options).toHaveCount(1)
    await options.click()
    await expect(details.getByRole('heading')).toBeVisible()
    await expect(details.getByRole('term')).toHaveText(['Ticket', 'Status', 'Date', 'Details'])
    await expect(details.getByRole('definition').nth(1)).toHaveText(status)
    await expect(details.getByRole('definition').nth(2)).toHaveText(date)
  }
  await page.getByRole('button', { name: 'All (3)' }).click()
  await expect(options).toContainText(['Open', 'In Progress', 'Closed'])
})

test('a search that finds nothing says so', async ({ page }) => {
  await page.goto('/support')
  const { list, options, details } = parts(page)
  await page.getByRole('searchbox', { name: 'Search tickets' }).fill('no such ticket')
  await expect(page.getByText('No tickets found.', { exact: true })).toBeVisible()
  await expect(list).toHaveCount(0)
  await expect(details).toHaveText(CHOOSE)

  await page.getByRole('button', { name: 'Show all tickets' }).click()
  await expect(options).toHaveCount(3)
})

test('a ticket has an address of its own, and the arrows go from one to the next', async ({
  page,
}) => {
  await page.goto('/support?ticket=T-1037')
  const { options, details } = parts(page)
  await expect(details).toContainText('T-1037')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')

  await options.nth(1).focus()
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(2)).toBeFocused()
  await expect(page).toHaveURL('/support?ticket=T-1019')
  await page.reload()
  await expect(details).toContainText('T-1019')
})

test('the chart of the weekdays has a table, and three questions are answered', async ({
  page,
}) => {
  await page.goto('/support')
  const table = page.getByRole('table', { name: 'Tickets created per weekday' })
  await expect(table.getByRole('row')).toHaveCount(8)
  await expect(table.getByRole('rowheader')).toHaveText([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ])
  const questions = page.locator('section').filter({ hasText: 'More answers' })
  await expect(questions.getByRole('heading', { level: 3 })).toHaveCount(3)
})

test('the bot greets, and replies to what is not blank after 1.5 seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/support')
  const { log, input } = parts(page)
  await expect(log.getByText('SupportBot')).toHaveCount(1)

  await input.fill('   ')
  await input.press('Enter')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(log.getByText('Me', { exact: true })).toHaveCount(0)

  await page.clock.pauseAt(Date.now() + 60_000)
  await input.fill('Where is my report?')
  await input.press('Enter')
  await expect(input).toHaveValue('')
  await expect(log).toContainText('Where is my report?')
  await expect(page.getByText('SupportBot is typing…')).toBeVisible()
  await page.clock.runFor(1_499)
  await expect(log).not.toContainText(BOT_REPLY)
  await page.clock.runFor(1)
  await expect(log).toContainText(BOT_REPLY)
  await expect(page.getByText('SupportBot is typing…')).toHaveCount(0)
})

test('the chat is still there after another page, and downloads as a text', async ({
  page,
}, testInfo) => {
  await page.goto('/support')
  const { log, input } = parts(page)
  await input.fill('One more thing')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(log).toContainText(BOT_REPLY)
  // The bar hides after scrolling down.
  await page.evaluate(() => window.scrollTo(0, 0))
  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await bar.getByRole('link', { name: 'Support' }).click()
  await expect(log).toContainText('One more thing')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download transcript' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(
    /^aldergate-trade-support-chat-\d{4}-\d\d-\d\d\.txt$/,
  )
  const path = testInfo.outputPath('transcript.txt')
  await download.saveAs(path)
  const lines = (await readFile(path, 'utf8')).trim().split('\n').slice(2)
  expect(lines.map((line) => line.replace(/^\[.*?\] /, ''))).toEqual([
    'SupportBot: Hello! How can we help you today?',
    'Me: One more thing',
    `SupportBot: ${BOT_REPLY}`,
  ])
})
