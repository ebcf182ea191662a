import { ALL_PAIRS, COMPARISONS, dayChangePercent, TIMEFRAMES } from '@aldergate/market'
import { INDICATOR_IDS } from '@aldergate/market/indicators'
import { quoteAtom } from '@aldergate/market/state'
import { advance, english, renderWithApp } from '@aldergate/testing'
import { screen, within } from '@testing-library/react'
import { BOARD_PAIRS } from './board.data'
import HomePage from './HomePage'

const EN = english(__dirname)

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

/** The page with its board, which comes in a file of its own. */
async function show() {
  const view = renderWithApp(<HomePage />)
  await screen.findByRole('region', { name: EN('board') })
  return view
}

function board() {
  return screen.getByRole('region', { name: EN('board') })
}

function rowOf(pair: string) {
  return within(board()).getByRole('row', { name: new RegExp(pair) })
}

it('opens with the tagline and leads to getting started and to analytics', async () => {
  await show()

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(EN('tagline'))
  expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/getting-started',
  )
  expect(screen.getByRole('link', { name: 'Explore Analytics' })).toHaveAttribute(
    'href',
    '/analytics',
  )
})

it('shows exactly three features, each with a way to the feature itself', async () => {
  await show()
  const features = screen.getByRole('region', { name: 'Features' })

  const names = within(features).getAllByRole('heading', { level: 3 })
  expect(names.map((name) => name.textContent)).toEqual([
    'Custom strategy builder',
    'Advanced analytics',
    'Trading tools',
  ])
  const targets = within(features).getAllByRole('link')
  expect(targets.map((link) => link.getAttribute('href'))).toEqual([
    '/strategy-builder',
    '/analytics',
    '/trading-view',
    '/dashboard',
  ])
})

it('counts only what is there: in the builder, in feeds and news, and in the market and its settings', async () => {
  await show()
  const features = screen.getByRole('region', { name: 'Features' })

  const facts = within(features).getAllByRole('term')
  expect(facts.map((fact) => [fact.textContent, fact.nextElementSibling?.textContent])).toEqual([
    ['Indicators', String(INDICATOR_IDS.length)],
    ['Timeframes', String(TIMEFRAMES.length)],
    ['Comparisons', String(COMPARISONS.length)],
    ['Live market feeds', '3'],
    ['News categories', '6'],
    ['Trending topics', '8'],
    ['Simulated pairs', String(ALL_PAIRS.length)],
    ['Languages', '4'],
    ['Time zones', '4'],
  ])
})

it('closes with why to choose the product, and leads to more about it', async () => {
  await show()
  const closing = screen.getByRole('region', { name: 'Why Choose Aldergate Trade' })

  expect(closing).toHaveTextContent(/beginners and experts/)
  expect(within(closing).getByRole('link', { name: 'Learn More about us' })).toHaveAttribute(
    'href',
    '/about',
  )
})

it('shows the simulated prices that the rest of the app shows, and says that they are simulated', async () => {
  const { store } = await show()

  expect(within(board()).getByText('Simulated data')).toBeVisible()
  for (const pair of BOARD_PAIRS) {
    const { price } = store.get(quoteAtom(pair))
    const shown = Number(within(rowOf(pair)).getAllByRole('cell')[1]?.textContent.replace(',', ''))
    expect(shown / price).toBeCloseTo(1, 4)
  }
})

it('shows the change over 24 hours that the prices tell, and not the walk of the feeds', async () => {
  const { store } = await show()
  advance(60_000)

  for (const pair of BOARD_PAIRS) {
    const change = dayChangePercent(store.get(quoteAtom(pair)))
    const size = Math.abs(change).toFixed(2)
    expect(within(rowOf(pair)).getAllByRole('cell')[2]).toHaveTextContent(`${size}%`)
  }
})

it('moves the prices every three seconds and leaves no timer behind', async () => {
  const { unmount } = await show()
  const before = rowOf('BTC/GBP').textContent

  advance(3_000)
  expect(rowOf('BTC/GBP').textContent).not.toBe(before)

  unmount()
  expect(jest.getTimerCount()).toBe(0)
})

it('shows the chosen pair large', async () => {
  const { user } = await show()
  expect(within(board()).getByText('Bitcoin', { exact: false })).toBeVisible()

  await user.click(within(board()).getByRole('button', { name: 'XAU/GBP' }))

  expect(within(board()).getByText('Gold', { exact: false })).toBeVisible()
  expect(screen.getByRole('button', { name: 'XAU/GBP' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: 'BTC/GBP' })).toHaveAttribute('aria-pressed', 'false')
})
