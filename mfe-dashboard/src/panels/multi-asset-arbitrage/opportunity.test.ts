import fc from 'fast-check'
import type { ExchangeQuote } from './exchangeQuotes'
import { EXCHANGES } from './exchanges.data'
import { bestOpportunity, byProfit, inOrder, netPercent, nextOpportunities } from './opportunity'

/** A quote of each exchange for these prices, given at 0, 1, 2, … */
function quotesOf(prices: readonly number[]): ExchangeQuote[] {
  return EXCHANGES.slice(0, prices.length).map((exchange, index) => ({
    exchange,
    price: prices[index] ?? Number.NaN,
    premium: 0,
    at: index,
  }))
}

const positive = fc.double({ min: 0.01, max: 100_000, noNaN: true })
const somePrices = fc.array(positive, { minLength: 2, maxLength: 4 })

describe('the net profit', () => {
  it('takes 0.1% of the price on each side', () => {
    expect(netPercent(100, 100)).toBeCloseTo(-0.1998, 4)
    expect(netPercent(1_000, 1_010)).toBeCloseTo(((1_010 * 0.999) / (1_000 * 1.001) - 1) * 100, 10)
  })

  it('is always less than the spread, and less than nothing when both prices are one', () => {
    fc.assert(
      fc.property(positive, positive, (buyPrice, sellPrice) => {
        expect(netPercent(buyPrice, sellPrice)).toBeLessThan((sellPrice / buyPrice - 1) * 100)
        expect(netPercent(buyPrice, buyPrice)).toBeLessThan(0)
      }),
    )
  })
})

describe('the best opportunity', () => {
  it('buys where it is cheapest, sells where it is dearest and is as old as the older quote', () => {
    expect(bestOpportunity('BTC/GBP', quotesOf([101, 100, 103, 102]))).toEqual({
      pair: 'BTC/GBP',
      fromExchange: 'Quayside',
      toExchange: 'Lantern',
      profit: netPercent(100, 103),
      spread: expect.closeTo(3),
      time: 1,
      isOpen: true,
    })
  })

  it('beats every other way', () => {
    fc.assert(
      fc.property(somePrices, (prices) => {
        const best = bestOpportunity('BTC/GBP', quotesOf(prices))
        expect(best?.fromExchange).not.toBe(best?.toExchange)
        for (const buy of prices) {
          for (const sell of prices) {
            if (buy === sell) continue
            expect(best?.profit).toBeGreaterThanOrEqual(netPercent(buy, sell))
          }
        }
      }),
    )
  })

  it('is closed when the fees eat the spread', () => {
    expect(bestOpportunity('BTC/GBP', quotesOf([100, 100.2]))?.isOpen).toBe(false)
    expect(bestOpportunity('BTC/GBP', quotesOf([100, 100.21]))?.isOpen).toBe(true)
  })

  it('needs two exchanges', () => {
    expect(bestOpportunity('BTC/GBP', quotesOf([100]))).toBeUndefined()
  })
})

describe('from step to step', () => {
  function step(previous: Parameters<typeof nextOpportunities>[0], prices: readonly number[]) {
    return nextOpportunities(previous, new Map([['BTC/GBP', quotesOf(prices)]]))
  }

  it('an opportunity keeps its exchanges while it is open', () => {
    const opened = step([], [100, 101, 100])
    expect(opened).toMatchObject([{ fromExchange: 'Northgate', toExchange: 'Quayside' }])
    expect(step(opened, [100, 101, 105])).toMatchObject([{ toExchange: 'Quayside', isOpen: true }])
  })

  it('it is shown as closed when its spread closes, and gives way when another opens', () => {
    const closed = step(step([], [100, 101, 100]), [100, 100, 105])
    expect(closed).toMatchObject([{ toExchange: 'Quayside', isOpen: false }])
    expect(step(closed, [100, 100, 105])).toMatchObject([{ toExchange: 'Lantern', isOpen: true }])
    expect(step(closed, [100, 100, 100])).toMatchObject([{ toExchange: 'Quayside', isOpen: false }])
  })
})

it('is sorted by what is left, or keeps a given order', () => {
  const rows = nextOpportunities(
    [],
    new Map([
      ['BTC/GBP', quotesOf([100, 101])],
      ['ETH/GBP', quotesOf([100, 103])],
      ['SOL/GBP', quotesOf([100, 102])],
    ]),
  )
  const pairs = (opportunities: typeof rows) => opportunities.map(({ pair }) => pair)
  expect(pairs(byProfit(rows))).toEqual(['ETH/GBP', 'SOL/GBP', 'BTC/GBP'])
  expect(pairs(inOrder(rows, ['SOL/GBP', 'BTC/GBP']))).toEqual(['SOL/GBP', 'BTC/GBP', 'ETH/GBP'])
})
