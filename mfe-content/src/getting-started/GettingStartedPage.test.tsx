import {
  addToWatchlistAtom,
  marketSteppedAtAtom,
  moveInWatchlistAtom,
  quoteAtom,
  removeFromWatchlistAtom,
} from '@aldergate/market/state'
import { saveAlertAtom } from '@aldergate/market/alerts'
import { eraseDataAtom } from '@aldergate/keeping'
import {
  changeSettingsAtom,
  keepDataAtom,
  layoutAtom,
  strategyTestsAtom,
} from '@aldergate/platform'
import { placeOrderAtom, reverseOrderAtom } from '@aldergate/ledger/state'
import { renderWithApp } from '@aldergate/testing'
import { act, screen, within } from '@testing-library/react'
import type { Store } from 'jotai'
import GettingStartedPage from './GettingStartedPage'

function buyBitcoin(store: Store) {
  store.set(placeOrderAtom, {
    orderId: 'first',
    pair: 'BTC/GBP',
    side: 'buy',
    quantity: '0.1',
    price: store.get(quoteAtom('BTC/GBP')).price,
    pricedAt: store.get(marketSteppedAtAtom),
  })
}

const item = (heading: string) =>
  screen
    .getAllByRole('listitem')
    .find((each) => within(each).queryByRole('heading', { name: new RegExp(heading) }))

it('begins with nothing done and leads each step to its control', () => {
  renderWithApp(<GettingStartedPage />)

  expect(screen.getByRole('progressbar', { name: '0 of 7 done' })).toBeVisible()
  const targets = [
    'order ticket',
    'first panel',
    'strategy panel',
    'alert form',
    'insights',
    'Settings',
    'Your data',
  ]
  expect(
    targets.map((name) =>
      screen.getByRole('link', { name: new RegExp(`${name}$`) }).getAttribute('href'),
    ),
  ).toEqual([
    '/dashboard#trade-execution',
    '/dashboard#overview',
    '/dashboard#custom-strategy-builder',
    '/dashboard#alerts-notifications',
    '/dashboard#ai-insights-3',
    '/settings#appearance',
    '/settings#your-data',
  ])
})

it.each([
  ['Fill your first paper order', buyBitcoin],
  [
    'Hide or move a panel',
    (store: Store) =>
      store.set(layoutAtom, { order: [], hidden: ['overview'], wide: [], collapsed: [] }),
  ],
  ['Run a strategy test', (store: Store) => store.set(strategyTestsAtom, 1)],
  [
    'Save an alert rule',
    (store: Store) =>
      store.set(saveAlertAtom, {
        pair: 'BTC/GBP',
        condition: { kind: 'above', price: 50_000 },
        asksBrowser: false,
      }),
  ],
  ['Add a pair to your watchlist', (store: Store) => store.set(addToWatchlistAtom, 'SHIB/GBP')],
  ['Change a setting', (store: Store) => store.set(changeSettingsAtom, { darkMode: false })],
  ['Choose to keep your data', (store: Store) => store.set(keepDataAtom, true)],
])('ticks “%s” once it is done, and no longer when the data are erased', (step, doIt) => {
  const { store } = renderWithApp(<GettingStartedPage />)
  expect(item(step)).toHaveTextContent('Not yet')

  act(() => void doIt(store))
  expect(item(step)).toHaveTextContent('Done')
  expect(screen.getByRole('progressbar', { name: '1 of 7 done' })).toBeVisible()

  act(() => store.set(eraseDataAtom))
  expect(item(step)).toHaveTextContent('Not yet')
})

it('does not count an order that was taken back', () => {
  const { store } = renderWithApp(<GettingStartedPage />)
  act(() => {
    buyBitcoin(store)
    store.set(reverseOrderAtom, 'first')
  })

  expect(item('Fill your first paper order')).toHaveTextContent('Not yet')
})

it.each([
  ['taken away', (store: Store) => store.set(removeFromWatchlistAtom, 'BTC/GBP')],
  ['moved', (store: Store) => store.set(moveInWatchlistAtom, { pair: 'BTC/GBP', to: 2 })],
])('counts no pair as added to the watchlist that is %s', (_change, doIt) => {
  const { store } = renderWithApp(<GettingStartedPage />)
  act(() => doIt(store))

  expect(item('Add a pair to your watchlist')).toHaveTextContent('Not yet')
})

it('leads to the seven specified pages, in their order', () => {
  renderWithApp(<GettingStartedPage />)
  const places = screen.getByRole('heading', { name: 'Where everything is' }).closest('section')

  expect(
    within(places as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/dashboard',
    '/analytics',
    '/support',
    '/portfolio',
    '/strategy-builder',
    '/trading-view',
    '/news',
  ])
})
