import type { Locator, Page } from '@playwright/test'
import { expect, stood, test } from '../../app'
import { panelOf } from '../../pages/dashboardPanel'

const ACCOUNT = '0x52908400098527886E0F7030069857D2E4169EE7'
const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="orange"/%3E%3C/svg%3E'

interface TestWallet {
  name: string
  icon: string
  /** The code with which the wallet refuses. */
  refusal?: number
}

/** Installs wallets in the browser, like extensions. */
async function install(page: Page, wallets: readonly TestWallet[]) {
  await page.addInitScript(
    ({ wallets, account }) => {
      const answers: Record<string, unknown> = {
        eth_requestAccounts: [account],
        eth_accounts: [account],
        eth_chainId: '0x1',
        eth_getBalance: '0x22b1c8c1227a0000',
      }
      for (const { name, icon, refusal } of wallets) {
        const provider = Object.assign(new EventTarget(), {
          request: async ({ method }: { method: string }) => {
            if (refusal !== undefined) throw { code: refusal, message: 'No.' }
            return answers[method]
          },
          on(event: string, listener: (data: unknown) => void) {
            const hear = (told: Event) => listener((told as CustomEvent).detail)
            provider.addEventListener(event, hear)
          },
        })
        Object.assign(window, { [`wallet${name}`]: provider })
        const detail = { info: { uuid: name, name, icon, rdns: 'test' }, provider }
        window.addEventListener('eip6963:requestProvider', () => {
          window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
        })
      }
    },
    { wallets, account: ACCOUNT },
  )
}

async function openPanel(page: Page): Promise<Locator> {
  await page.goto('/dashboard?seed=42')
  const panel = panelOf(page, 'defi-nft')
  await panel.scrollIntoViewIfNeeded()
  return panel
}

test('without a wallet the browser alerts literally', async ({ page }) => {
  const panel = await openPanel(page)
  const alert = page.waitForEvent('dialog')
  const click = panel.getByRole('button', { name: 'Connect wallet' }).click()
  const dialog = await alert
  expect(dialog.type()).toBe('alert')
  expect(dialog.message()).toBe('No Ethereum wallet detected. Please install MetaMask.')
  await dialog.accept()
  await click
  await expect(panel.getByText('Not connected')).toBeVisible()
})

test('a granted account shows its address and total value, and follows the wallet', async ({
  page,
}) => {
  await install(page, [{ name: 'Fox', icon: PICTURE }])
  const panel = await openPanel(page)
  await expect(panel.getByText('Not connected')).toBeVisible()
  await panel.getByRole('button', { name: 'Connect wallet' }).click()

  await expect(panel.getByText('0x5290…9EE7')).toBeVisible()
  await expect(panel.getByText('Ethereum (id 1)')).toBeVisible()
  const total = panel.getByRole('group', { name: 'Total value' })
  await expect(total).toContainText('2.5000 ETH')
  await expect(total).toContainText(/£3,7\d\d\.\d\d at a sample rate of £1,[45]\d\d\.\d\d per ETH/)

  await page.evaluate(() => {
    const provider = Reflect.get(window, 'walletFox') as EventTarget
    provider.dispatchEvent(new CustomEvent('accountsChanged', { detail: [] }))
  })
  await expect(panel.getByText('The wallet withdrew its permission.')).toBeVisible()
})

test('of several wallets one is chosen by name and picture', async ({ page }) => {
  await install(page, [
    { name: 'Fox', icon: PICTURE },
    { name: 'Rabbit', icon: 'https://pictures.example/rabbit.png' },
  ])
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: 'Connect wallet' }).click()
  const picker = page.getByRole('dialog', { name: 'Choose a wallet' })
  await expect(picker.locator('img')).toHaveCount(1)
  expect(
    await picker.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth),
  ).toBeGreaterThan(0)
  await picker.getByRole('button', { name: 'Rabbit' }).click()
  await expect(panel.getByText('0x5290…9EE7')).toBeVisible()
})

test.describe('a refusal', () => {
  // The failure is logged, and only logged.
  test.use({ expectsProblems: true })

  test('is logged, and a hint stands in the panel', async ({ page, problems }) => {
    await install(page, [{ name: 'Fox', icon: PICTURE, refusal: 4001 }])
    const panel = await openPanel(page)
    page.on('dialog', (dialog) => problems.push(`dialog: ${dialog.message()}`))
    await panel.getByRole('button', { name: 'Connect wallet' }).click()
    await expect(panel.getByText('Request declined')).toBeVisible()
    expect(problems).toEqual([expect.stringMatching(/^error: The wallet did not connect\./)])
    await expect(panel.getByRole('button', { name: 'Connect wallet' })).toBeEnabled()
  })
})

test('the NFTs have pictures and prices', async ({ page }) => {
  const panel = await openPanel(page)
  const works = panel.getByRole('region', { name: 'NFTs' }).getByRole('listitem')
  await expect(works).toHaveCount(6)
  await expect(works.first()).toContainText('12 ETH')
  const widths = await (
    await stood(works.locator('img'))
  ).evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth))
  expect(widths).toHaveLength(6)
  expect(Math.min(...widths)).toBeGreaterThan(0)
})
