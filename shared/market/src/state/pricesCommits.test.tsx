import { render } from '@testing-library/react'
import { type Atom, createStore, Provider, useAtomValue } from 'jotai'
import { Profiler } from 'react'
import {
  candlesAtom,
  finishedCandlesAtom,
  marketAgeAtom,
  orderBookAtom,
  quoteAtom,
  tickerAtom,
} from './prices'
import { seedAtom } from './seed'

const READ = Object.entries({
  quote: quoteAtom('BTC/GBP'),
  'other quote': quoteAtom('ETH/GBP'),
  ticker: tickerAtom('BTC/GBP'),
  candles: candlesAtom('BTC/GBP', '1m'),
  'coarse candles': candlesAtom('BTC/GBP', '1D'),
  'finished candles': finishedCandlesAtom('BTC/GBP', '1D', 30),
  book: orderBookAtom('BTC/GBP'),
  age: marketAgeAtom,
}) satisfies [string, Atom<unknown>][]

/** React schedules its work by a timer that is not the clock's. */
const realTimeout = setTimeout

const onRender = jest.fn()
const onCommit = jest.fn()

function Reader({ name, source }: { name: string; source: Atom<unknown> }) {
  useAtomValue(source)
  onRender(name)
  return null
}

/** Outside of it React works as in a browser: `act` would batch what React alone might not. */
function batchByAct(isOn: boolean) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isOn })
}

function moment() {
  return new Promise((resolve) => realTimeout(resolve, 5))
}

/** Advances a second, and waits for React. */
async function passSecond() {
  onRender.mockClear()
  onCommit.mockClear()
  jest.advanceTimersByTime(1_000)
  // Waits however long React takes on a busy machine, then a moment more for a possible second commit.
  while (onCommit.mock.calls.length === 0) await moment()
  await moment()
  return { rendered: onRender.mock.calls.flat(), commits: onCommit.mock.calls.length }
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 2, 29, 13, 47, 11) })
})

afterEach(() => {
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
  batchByAct(true)
})

it('commits once a second, whatever is due, and renders only whose value changed, once', async () => {
  const store = createStore()
  store.set(seedAtom, 42)
  const { unmount } = render(
    <Provider store={store}>
      <Profiler id="market" onRender={onCommit}>
        {READ.map(([name, source]) => (
          <Reader key={name} name={name} source={source} />
        ))}
      </Profiler>
    </Provider>,
  )
  batchByAct(false)

  for (let second = 1; second <= 30; second += 1) {
    const { rendered, commits } = await passSecond()
    const isDue = (periodSeconds: number) => second % periodSeconds === 0
    expect(commits).toBe(1)
    expect(rendered).toEqual([
      ...(isDue(3) ? ['quote', 'other quote'] : []),
      ...(isDue(5) ? ['ticker'] : []),
      ...(isDue(3) ? ['candles', 'coarse candles'] : []),
      ...(isDue(10) ? ['book'] : []),
      'age',
    ])
  }
  batchByAct(true)
  unmount()
})
