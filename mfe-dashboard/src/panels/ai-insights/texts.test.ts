import { english } from '@aldergate/testing/english'

const EN = english(__dirname)

it('names the buttons of an insight as specified', () => {
  expect([EN('placeTrade'), EN('viewDetails'), EN('addToWatchlist')]).toEqual([
    'Place Trade',
    'View Details',
    'Add to Watchlist',
  ])
})

it('names signals and risks as specified', () => {
  expect([EN('signal.buy'), EN('signal.sell'), EN('signal.hold')]).toEqual(['Buy', 'Sell', 'Hold'])
  expect([EN('risk.low'), EN('risk.medium'), EN('risk.high')]).toEqual(['Low', 'Medium', 'High'])
})
