import { expect, test } from '../../app'

const GUIDES = [
  'Place a paper trade',
  'Arrange the dashboard',
  'Build and test a strategy',
  'Set an alert',
  'Size a position by risk',
  'Read the order book and the spread',
  'Keep, export and erase your data',
]

test('seven guides stand in the contents, and each heading has an address', async ({ page }) => {
  await page.goto('/guides')
  const main = page.getByRole('main')
  const contents = main.getByRole('navigation', { name: 'Contents' })
  await expect(contents.getByRole('link')).toHaveText(GUIDES)

  for (const guide of GUIDES) {
    await expect(main.getByRole('link', { name: `Link to “${guide}”` })).toBeAttached()
  }
  await contents.getByRole('link', { name: 'Set an alert' }).click()
  await expect(page).toHaveURL('/guides#set-an-alert')
  await expect(main.getByRole('heading', { name: /^Set an alert/ })).toBeInViewport()
})

test('the guide to a paper trade is true: its steps fill an order', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/guides')
  await page.getByRole('main').getByRole('link', { name: 'order ticket' }).first().click()
  await expect(page).toHaveURL('/dashboard#trade-execution')

  const ticket = page.getByRole('form', { name: 'Order ticket' })
  await ticket.getByLabel('Amount').fill('0.1')
  await ticket.getByRole('button', { name: 'Buy', exact: true }).click()
  await expect(ticket).toContainText('Filled on paper: bought 0.1 BTC/GBP')
  await expect(ticket.getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('the drawings of the guides say in words what they show', async ({ page }) => {
  await page.goto('/guides')
  const main = page.getByRole('main')

  await expect(main.getByRole('img', { name: /a spread of £20 between them/ })).toBeVisible()
  await expect(main.getByRole('img', { name: /both lose £500 at their stop/ })).toBeVisible()
})
