import { PATHS } from '@aldergate/contract'
import { expect, test } from '../app'
import { panelOf } from '../pages/dashboardPanel'
import { gatherTexts } from '../languages/gatherTexts'
import { crawlLanguage } from '../languages/crawlLanguage'
import { englishIn } from '@aldergate/delivery/rules/englishIn'
import { keepLanguage } from '../languages/keepLanguage'

// Every control is pressed, including those that fail and log it.
test.use({ expectsProblems: true })

const BUSIEST = [
  PATHS.dashboard,
  PATHS.tradingView,
  PATHS.strategyBuilder,
  PATHS.portfolio,
  PATHS.settings,
]

// A page of each remote, in the language that differs most clearly from English; `npm run quality` covers all pages in
// all languages.
test('in Chinese the pages with most to press say nothing in English', async ({ page }) => {
  test.setTimeout(120_000)
  const { seen, english, mismarked } = await crawlLanguage(page, 'zh', BUSIEST)
  expect(english).toEqual([])
  expect(mismarked).toEqual([])
  expect(new Set(seen.map(({ address }) => address))).toEqual(new Set(BUSIEST))
  expect(seen.length).toBeGreaterThan(1_500)
})

for (const language of ['es', 'zh', 'fr'] as const) {
  test(`English that is planted in a page is found in ${language}, but not a name`, async ({
    page,
  }) => {
    const judge = await englishIn(language)
    await keepLanguage(page, language)
    await page.goto('/faq')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const seen = await page.evaluate(`(() => {
      document.querySelector('main').insertAdjacentHTML('beforeend', \`
        <p>Your order was filled at once, and the fee with it.</p>
        <p>Undone: 0.5 BTC/GBP</p>
        <button aria-label="Clear filters">×</button>
        <p>BTC/GBP Aldergate Trade TradingView</p>
        <p lang="en">The bank left its rate where it was.</p>
        <button aria-label="« The bank left its rate where it was. »">×</button>
      \`)
      return (${gatherTexts.toString()})(document.body)
    })()`)
    const texts = seen as ReturnType<typeof gatherTexts>
    const names = texts.filter(({ isMarked }) => isMarked).map(({ text }) => text)
    const english = texts.filter(({ isMarked, text }) => !isMarked && judge(text, names))

    expect(english.map(({ text }) => text)).toEqual([
      'Your order was filled at once, and the fee with it.',
      'Undone: 0.5 BTC/GBP',
      'Clear filters',
      '« The bank left its rate where it was. »',
    ])
  })
}

test('a decimal comma that is typed or pasted is one, whatever the language of the browser', async ({
  page,
}) => {
  await keepLanguage(page, 'fr')
  await page.goto(`${PATHS.dashboard}#trade-execution`)
  const ticket = panelOf(page, 'trade-execution')
  const quantity = ticket.getByLabel('Quantité', { exact: true })
  await quantity.pressSequentially('0,1')
  await expect(quantity).toHaveValue('0.1')

  // Once a comma follows, the dot was a group separator.
  await quantity.fill('')
  await quantity.pressSequentially('12.345,6')
  await expect(quantity).toHaveValue('12345.6')

  const pasted = async (text: string) => {
    await quantity.fill('')
    await quantity.evaluate((field, said) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', said)
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, text)
    return quantity.inputValue()
  }
  expect(await pasted('1 234,5')).toBe('1234.5')
  expect(await pasted('1,234.56')).toBe('1234.56')

  // A number survives copy and paste unchanged.
  await quantity.fill('1.234')
  await quantity.press('ControlOrMeta+A')
  await quantity.press('ControlOrMeta+X')
  await expect(quantity).toHaveValue('')
  await quantity.press('ControlOrMeta+V')
  await expect(quantity).toHaveValue('1.234')
})

test('where dots group the digits, a number that may be read in two ways says how it is', async ({
  page,
}) => {
  await keepLanguage(page, 'es')
  await page.goto(`${PATHS.dashboard}#trade-execution`)
  const quantity = panelOf(page, 'trade-execution').getByLabel('Cantidad', { exact: true })
  await quantity.pressSequentially('46.000')
  await expect(quantity).toHaveAccessibleDescription('= 46')
  await quantity.pressSequentially(',5')
  await expect(quantity).toHaveValue('46000.5')
  await expect(quantity).not.toHaveAccessibleDescription('= 46')
})

test('a visit loads the texts of one language beside the English ones, which its code carries', async ({
  page,
}) => {
  const loaded = new Set<string>()
  page.on('request', (request) => {
    const [, language] = /\/(?:spare-|later-)?texts-([a-z]+)\.js$/.exec(request.url()) ?? []
    if (language) loaded.add(language)
  })
  const visit = async () => {
    loaded.clear()
    for (const path of [PATHS.home, PATHS.portfolio, PATHS.dashboard]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
    }
    return [...loaded]
  }

  expect(await visit()).toEqual([])
  await keepLanguage(page, 'fr')
  expect(await visit()).toEqual(['fr'])
})
