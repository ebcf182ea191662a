import { act, render, screen } from '@testing-library/react'
import { createStore, Provider, useAtomValue, type Store } from 'jotai'
import { Profiler, StrictMode } from 'react'
import { type Pair, PAIRS } from '../pairs'
import { keptOpeningAtom } from './opening'
import { feedPausedAtom } from './feed'
import {
  candlesAtom,
  marketAgeAtom,
  marketSteppedAtAtom,
  orderBookAtom,
  quoteAtom,
  tickerAtom,
} from './prices'
import { seedAtom } from './seed'

let store: Store

beforeEach(() => {
  jest.useFakeTimers()
  store = createStore()
  store.set(seedAtom, 42)
})

afterEach(() => {
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

function priceOf(pair: Pair): number {
  return store.get(quoteAtom(pair)).price
}

it('gives the same atom for the same pair, and another for another', () => {
  expect(quoteAtom('BTC/GBP')).toBe(quoteAtom('BTC/GBP'))
  expect(quoteAtom('BTC/GBP')).not.toBe(quoteAtom('ETH/GBP'))
  expect(tickerAtom('BTC/GBP')).toBe(tickerAtom('BTC/GBP'))
  expect(tickerAtom('BTC/GBP')).not.toBe(quoteAtom('BTC/GBP'))
})

it('steps a quote every three seconds while it is read, from the default price on', () => {
  const onChange = jest.fn()
  const unsubscribe = store.sub(quoteAtom('BTC/GBP'), onChange)
  expect(priceOf('BTC/GBP')).toBe(PAIRS['BTC/GBP'].price)

  jest.advanceTimersByTime(6_000)
  expect(onChange).toHaveBeenCalledTimes(2)
  expect(priceOf('BTC/GBP')).not.toBe(PAIRS['BTC/GBP'].price)
  unsubscribe()

  const left = priceOf('BTC/GBP')
  jest.advanceTimersByTime(30_000)
  expect(priceOf('BTC/GBP')).toBe(left)
})

it('steps all pairs together, whoever is read', () => {
  const unsubscribe = store.sub(quoteAtom('BTC/GBP'), () => {})
  jest.advanceTimersByTime(3_000)

  expect(store.get(quoteAtom('ETH/GBP')).history.at(-1)).toBe(priceOf('ETH/GBP'))
  expect(priceOf('ETH/GBP')).not.toBe(PAIRS['ETH/GBP'].price)
  unsubscribe()
})

it('repeats the whole market under the same seed', () => {
  const twin = createStore()
  twin.set(seedAtom, 42)
  const stops = [store, twin].map((each) => each.sub(quoteAtom('XAU/GBP'), () => {}))
  jest.advanceTimersByTime(9_000)

  expect(store.get(quoteAtom('XAU/GBP'))).toEqual(twin.get(quoteAtom('XAU/GBP')))
  for (const stop of stops) stop()
})

it('samples the same series for tickers every five seconds', () => {
  const onChange = jest.fn()
  const unsubscribe = store.sub(tickerAtom('BTC/GBP'), onChange)
  const opening = store.get(tickerAtom('BTC/GBP'))

  jest.advanceTimersByTime(4_000)
  expect(store.get(tickerAtom('BTC/GBP'))).toBe(opening)
  expect(priceOf('BTC/GBP')).not.toBe(opening.price)

  jest.advanceTimersByTime(1_000)
  expect(store.get(tickerAtom('BTC/GBP'))).toBe(store.get(quoteAtom('BTC/GBP')))
  expect(onChange).toHaveBeenCalledTimes(1)

  jest.advanceTimersByTime(10_000)
  expect(store.get(tickerAtom('BTC/GBP'))).toBe(store.get(quoteAtom('BTC/GBP')))
  expect(onChange).toHaveBeenCalledTimes(3)
  unsubscribe()
})

it('opens a ticker at the price of now when it was away', () => {
  const stopQuote = store.sub(quoteAtom('BTC/GBP'), () => {})
  store.sub(tickerAtom('BTC/GBP'), () => {})()
  jest.advanceTimersByTime(4_000)
  const stopTicker = store.sub(tickerAtom('BTC/GBP'), () => {})

  expect(store.get(tickerAtom('BTC/GBP'))).toBe(store.get(quoteAtom('BTC/GBP')))
  stopQuote()
  stopTicker()
})

it('shows in tickers, too, the prices of a market that is taken over, at once', () => {
  const unsubscribe = store.sub(tickerAtom('BTC/GBP'), () => {})
  jest.advanceTimersByTime(5_000)
  store.set(keptOpeningAtom, { seed: 7, time: Date.now() - 86_400_000 })

  expect(store.get(tickerAtom('BTC/GBP'))).toBe(store.get(quoteAtom('BTC/GBP')))
  unsubscribe()
})

it('shows no price of the future in tickers where the clock is set back by a day', () => {
  const unsubscribe = store.sub(tickerAtom('BTC/GBP'), () => {})
  jest.advanceTimersByTime(5_000)
  jest.setSystemTime(Date.now() - 86_400_000)
  jest.advanceTimersByTime(1_000)

  expect(store.get(tickerAtom('BTC/GBP'))).toBe(store.get(quoteAtom('BTC/GBP')))
  unsubscribe()
})

it('counts the seconds since the prices last stepped', () => {
  const unsubscribe = store.sub(marketAgeAtom, () => {})
  const ages = [0, 1, 2, 3, 4].map((second) => {
    if (second > 0) jest.advanceTimersByTime(1_000)
    return store.get(marketAgeAtom)
  })

  expect(ages).toEqual([0, 1, 2, 0, 1])
  expect(Date.now() - store.get(marketSteppedAtAtom)).toBe(1_000)
  unsubscribe()
})

it('stands still while the feed is paused, grows old, and goes on with the prices of then', () => {
  const stops = [
    store.sub(marketAgeAtom, () => {}),
    store.sub(quoteAtom('BTC/GBP'), () => {}),
    store.sub(orderBookAtom('BTC/GBP'), () => {}),
  ]
  const seen = () => [store.get(quoteAtom('BTC/GBP')), store.get(orderBookAtom('BTC/GBP'))]
  const before = seen()
  store.set(feedPausedAtom, true)
  jest.advanceTimersByTime(30_000)
  expect(seen()).toEqual(before)
  expect(store.get(marketAgeAtom)).toBe(30)

  store.set(feedPausedAtom, false)
  jest.advanceTimersByTime(1_000)
  expect(seen()).not.toEqual(before)
  expect(store.get(marketAgeAtom)).toBeLessThan(3)
  for (const stop of stops) stop()
})

it('shows after a rest how old the prices are, and then goes on with those of now', () => {
  const unsubscribe = store.sub(marketAgeAtom, () => {})
  jest.setSystemTime(Date.now() + 60_000)
  expect(Date.now() - store.get(marketSteppedAtAtom)).toBe(60_000)

  jest.advanceTimersByTime(1_000)
  expect(store.get(marketAgeAtom)).toBe(1)
  unsubscribe()
})

it('does not go back where the clock of the computer is put right by some seconds', () => {
  const unsubscribe = store.sub(quoteAtom('BTC/GBP'), () => {})
  jest.advanceTimersByTime(30_000)
  const before = store.get(quoteAtom('BTC/GBP'))
  jest.setSystemTime(Date.now() - 20_000)
  jest.advanceTimersByTime(9_000)

  expect(store.get(quoteAtom('BTC/GBP'))).toBe(before)
  unsubscribe()
})

it('goes on with the clock where that is set back by a day, as a page does that is loaded then', () => {
  const opening = { seed: 42, time: Date.now() }
  const seen = [quoteAtom('BTC/GBP'), orderBookAtom('BTC/GBP'), candlesAtom('BTC/GBP', '1h', 3)]
  const look = (at: Store) => seen.map((each) => at.get<unknown>(each))
  store.set(keptOpeningAtom, opening)
  const stops = [...seen, marketAgeAtom].map((each) => store.sub(each, () => {}))
  jest.advanceTimersByTime(30_000)
  jest.setSystemTime(Date.now() - 86_400_000)
  jest.advanceTimersByTime(1_000)

  const loaded = createStore()
  loaded.set(keptOpeningAtom, { ...opening })
  stops.push(...seen.map((each) => loaded.sub(each, () => {})))
  for (let second = 0; second < 12; second += 1) {
    expect(look(store)).toEqual(look(loaded))
    expect(store.get(marketAgeAtom)).toBeLessThan(3)
    jest.advanceTimersByTime(1_000)
  }
  for (const stop of stops) stop()
})

it('is as old as its step lies ahead where the clock was set back', () => {
  const unsubscribe = store.sub(marketAgeAtom, () => {})
  jest.setSystemTime(Date.now() - 20_000)
  jest.advanceTimersByTime(2_000)

  expect(store.get(marketAgeAtom)).toBe(18)
  unsubscribe()
})

it('goes on with the market of another page, step by step', () => {
  const opening = { seed: 42, time: Date.now() }
  const late = createStore()
  const stops = [store.sub(quoteAtom('BTC/GBP'), () => {})]
  store.set(keptOpeningAtom, opening)
  jest.advanceTimersByTime(4_700)

  late.set(keptOpeningAtom, { ...opening })
  stops.push(late.sub(quoteAtom('BTC/GBP'), () => {}))
  for (let second = 0; second < 12; second += 1) {
    expect(late.get(quoteAtom('BTC/GBP'))).toEqual(store.get(quoteAtom('BTC/GBP')))
    jest.advanceTimersByTime(1_000)
  }
  expect(late.get(marketSteppedAtAtom)).toBe(store.get(marketSteppedAtAtom))
  for (const stop of stops) stop()
})

function Price({ pair }: { pair: Pair }) {
  return <output aria-label={pair}>{useAtomValue(quoteAtom(pair)).price}</output>
}

it('shows every reader of a pair the same price, in one commit a step', () => {
  const onCommit = jest.fn()
  const { unmount } = render(
    <StrictMode>
      <Provider store={store}>
        <Profiler id="prices" onRender={onCommit}>
          <Price pair="BTC/GBP" />
          <Price pair="BTC/GBP" />
          <Price pair="ETH/GBP" />
        </Profiler>
      </Provider>
    </StrictMode>,
  )
  onCommit.mockClear()
  act(() => {
    jest.advanceTimersByTime(3_000)
  })

  const [one, other] = screen.getAllByRole('status', { name: 'BTC/GBP' })
  expect(one).toHaveTextContent(String(priceOf('BTC/GBP')))
  expect(other).toHaveTextContent(one?.textContent ?? '')
  expect(onCommit).toHaveBeenCalledTimes(1)
  unmount()
})
