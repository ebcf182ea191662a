import type { Locator } from '@playwright/test'
import { expect, test } from '../../onePage'
import { goToPanel, stopClock } from '../../pages/dashboardPanel'

test.describe.configure({ mode: 'serial' })

let chat: Locator
let log: Locator
let input: Locator

test.beforeEach(async ({ page }) => {
  chat = await goToPanel(page, 'community-chat')
  log = chat.getByRole('log', { name: 'Messages' })
  input = chat.getByRole('textbox', { name: 'Message' })
  await expect(log).toBeVisible()
})

function distanceFromEnd() {
  return log.evaluate((element) =>
    Math.round(element.scrollHeight - element.clientHeight - element.scrollTop),
  )
}

test('the log follows the talk at its end, and counts what is new while one reads above', async ({
  page,
}) => {
  await stopClock(page)
  await page.clock.runFor(15_000)
  await expect.poll(distanceFromEnd).toBeLessThanOrEqual(1)

  await log.evaluate((element) => element.scrollTo({ top: 40 }))
  await page.clock.runFor(45_000)
  const pill = chat.getByRole('button', { name: '3 new' })
  await expect(pill).toBeVisible()
  expect(await distanceFromEnd()).toBeGreaterThan(24)

  await pill.click()
  await expect.poll(distanceFromEnd).toBeLessThanOrEqual(1)
  await expect(pill).toHaveCount(0)
  await page.clock.resume()
})

test('empty and whitespace-only messages are not sent', async ({ page }) => {
  const own = log.getByText('You', { exact: true })
  await chat.getByRole('button', { name: 'Send' }).click()
  await input.fill('   \n ')
  await chat.getByRole('button', { name: 'Send' }).click()
  await input.focus()
  await page.keyboard.press('Enter')
  await expect(own).toHaveCount(0)

  await input.fill('now')
  await page.keyboard.press('Enter')
  await expect(own).toHaveCount(1)
})

test('a message is sent by the button or by Enter, and the input is cleared', async ({ page }) => {
  await input.fill('Good morning')
  await expect(chat.getByText('12/280')).toBeVisible()
  await chat.getByRole('button', { name: 'Send' }).click()
  await expect(log.getByText('Good morning')).toBeVisible()
  await expect(input).toHaveValue('')

  await input.fill('first line')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('second line')
  await page.keyboard.press('Enter')
  await expect(log.getByText('first line second line')).toBeVisible()
  await expect(input).toHaveValue('')
  expect(await distanceFromEnd()).toBeLessThanOrEqual(1)
})

test('an own message is deleted', async ({ page }) => {
  await input.fill('oops')
  await page.keyboard.press('Enter')
  await log.getByRole('button', { name: 'Delete your message: oops' }).click()
  await expect(log.getByText('oops')).toHaveCount(0)
})

test('a simulated trader is muted', async () => {
  await expect(log.getByText('Marnie_T').first()).toBeAttached()
  await chat.getByRole('button', { name: 'Mute traders' }).click()
  await chat.getByRole('button', { name: 'Mute Marnie_T' }).click()
  await expect(log.getByText('Marnie_T')).toHaveCount(0)
})
