import { requestsFrom } from '../../app'
import { expect, test } from '../../onePage'
import { goToPanel, panelOf } from '../../pages/dashboardPanel'

test.describe.configure({ mode: 'serial' })

test.beforeEach(async ({ page }) => {
  await goToPanel(page, 'api-integration')
})

test('the permissions are the specified sample, and cannot be switched', async ({ page }) => {
  const panel = panelOf(page, 'api-integration')
  for (const [name, isEnabled] of [
    ['Read market data', true],
    ['Place trades', false],
    ['Manage account', true],
  ] as const) {
    const permission = panel.getByRole('switch', { name })
    await expect(permission).toBeChecked({ checked: isEnabled })
    await permission.click({ force: true })
    await expect(permission).toBeChecked({ checked: isEnabled })
    await expect(permission).toHaveAccessibleDescription(isEnabled ? /^Enabled/ : /^Disabled/)
  }
})

test('key generation does nothing, and says why', async ({ page }) => {
  const panel = panelOf(page, 'api-integration')
  const button = panel.getByRole('button', { name: 'Generate API key' })
  await expect(button).toHaveAccessibleDescription('Simulated build: no keys are issued')

  const requests = requestsFrom(page)
  page.on('dialog', (dialog) => requests.push(dialog.message()))
  const before = await panel.innerText()
  await button.click({ force: true })
  expect(await panel.innerText()).toBe(before)
  expect(requests).toEqual([])
})

test('the secret shows itself only while its button is held', async ({ page }) => {
  const panel = panelOf(page, 'api-integration')
  const secret = panel.getByText('sample-api-secret', { exact: true })
  await expect(secret).toHaveCount(0)

  await panel.getByRole('button', { name: 'Hold to reveal' }).hover()
  await page.mouse.down()
  await expect(secret).toBeVisible()
  await page.mouse.up()
  await expect(secret).toHaveCount(0)

  await panel.getByRole('button', { name: 'Hold to reveal' }).focus()
  await page.keyboard.down('Space')
  await expect(secret).toBeVisible()
  await page.keyboard.up('Space')
  await expect(secret).toHaveCount(0)
})

test('a sample request is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const panel = panelOf(page, 'api-integration')
  await panel.getByRole('combobox', { name: 'Endpoint' }).selectOption('POST /tokens')
  await panel.getByRole('button', { name: 'Copy sample request' }).click()
  await expect(page.getByText('Sample request copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    "'https://api.aldergate.example/tokens'",
  )
})
