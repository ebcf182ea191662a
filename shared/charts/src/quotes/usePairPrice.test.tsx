import type { Pair } from '@aldergate/market'
import { renderWithApp } from '@aldergate/testing'
import { usePairPrice } from './usePairPrice'

function Price({ pair, price }: { pair: Pair; price: number }) {
  const pairPrice = usePairPrice()
  return pairPrice(pair, price)
}

it.each([
  ['BTC/GBP', 45_000, '45,000.00'],
  ['ADA/GBP', 0.38, '0.38000'],
  ['ADA/GBP', 1, '1.00000'],
  ['SHIB/GBP', 0.000007, '0.0000070000'],
] as const)('writes a price of %s, %d, as %s', (pair, price, text) => {
  expect(renderWithApp(<Price pair={pair} price={price} />).container).toHaveTextContent(text)
})

it("writes it as the trader's language does", () => {
  const price = <Price pair="BTC/GBP" price={45_000} />
  expect(renderWithApp(price, { settings: { language: 'es' } }).container).toHaveTextContent(
    '45.000,00',
  )
})
