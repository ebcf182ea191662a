import { poundDraft } from './poundDraft'

it('is the same order on a pair that is in pounds', () => {
  const draft = { pair: 'XAU/GBP', side: 'buy', amount: '2', price: 1_600 } as const
  expect(poundDraft(draft)).toEqual(draft)
})

it('sells dollars where GBP/USD is bought, at the price the other way round, and buys them where it is sold', () => {
  expect(poundDraft({ pair: 'GBP/USD', side: 'buy', price: 1.25 })).toEqual({
    pair: 'USD/GBP',
    asked: 'GBP/USD',
    side: 'sell',
    price: 0.8,
  })
  expect(poundDraft({ pair: 'GBP/USD', side: 'sell' })).toMatchObject({ side: 'buy' })
})

it('takes over no amount of pounds as one of dollars', () => {
  expect(poundDraft({ pair: 'GBP/JPY', amount: '100' })).toEqual({
    pair: 'JPY/GBP',
    asked: 'GBP/JPY',
  })
})
