import { plainText } from '../reading/markdown'
import { ASKS, BIDS } from './book.data'
import guides from '../parts/guides.md'

const chapter = (id: string) =>
  plainText(guides.chapters.find((each) => each.id === id)?.html ?? '')

it('draws the order book that the guide reads', () => {
  const text = chapter('read-the-order-book')
  const [bid, ask] = [BIDS[0].price, ASKS[0].price]

  expect(text).toContain('£44,990 and £45,010. The gap of £20')
  expect([bid, ask, ask - bid, (ask + bid) / 2]).toEqual([44_990, 45_010, 20, 45_000])
  expect(((ask - bid) / 45_000) * 100).toBeCloseTo(0.044, 3)
})

it('walks the book to the average price that the guide states', () => {
  const taken = [0.2, 0.2, 0.1]
  const cost = taken.reduce((sum, units, at) => sum + units * (ASKS[at]?.price ?? 0), 0)

  expect(cost / 0.5).toBeCloseTo(45_019, 6)
  expect(chapter('read-the-order-book')).toContain('£45,019 on average, £9 worse')
})

it('sizes the position of the guide so that stop and fees cost what is at risk', () => {
  const units = 500 / (1_350 + 45 + 43.65)

  expect(units).toBeCloseTo(0.3475, 4)
  expect(0.3475 * 45_000).toBeCloseTo(15_637.5, 6)
  expect(chapter('size-a-position')).toContain('£15,637.50')
})

it('knows that a test ends in a backtest, and that a strategy with rules is traded by a bot', () => {
  const text = chapter('build-and-test-a-strategy')

  expect(text).toContain('backtest of the rules on simulated candles')
  expect(text).toContain('Deploy hands the rules to a paper bot')
})

it('has a handful of guides, each with steps', () => {
  expect(guides.chapters.map(({ id }) => id)).toEqual([
    'place-a-paper-trade',
    'arrange-the-dashboard',
    'build-and-test-a-strategy',
    'set-an-alert',
    'size-a-position',
    'read-the-order-book',
    'keep-export-erase',
  ])
  for (const { id, html } of guides.chapters) {
    expect([id, html.includes('<ol>')]).toEqual([id, true])
  }
})
