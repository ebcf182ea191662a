import { createNextPages, QUIET_MS, SLOW_MS } from './createNextPages'

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

/** Pages of an entry, which they share, and a file of their own, in a world where what is not said goes well. */
function nextPagesIn(changes: Partial<Parameters<typeof createNextPages>[0]> = {}) {
  const asked: string[] = []
  const aborted: string[] = []
  const bring = async (url: string) => void asked.push(url)
  const pages = createNextPages({
    filesAt: (path) => ['/entry.js', `${path}.js`].map((url) => ({ url, integrity: 'sha384-abc' })),
    bring,
    isSpare: () => true,
    idle: () => Promise.resolve(),
    movedAt: () => -Infinity,
    now: () => Date.now(),
    ...changes,
  })
  const hang = (url: string, signal: AbortSignal) => {
    asked.push(url)
    return new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => {
        aborted.push(url)
        reject(signal.reason as Error)
      }),
    )
  }
  return { pages, asked, aborted, hang }
}

it('fetches page after page, file after file, each once', async () => {
  let arrive: () => void = () => undefined
  const asked: string[] = []
  const { pages } = nextPagesIn({
    bring: (url) => {
      asked.push(url)
      return new Promise((resolve) => (arrive = resolve))
    },
  })
  pages.add('/news')
  pages.add('/faq')
  await jest.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['/entry.js'])

  for (let file = 0; file < 3; file += 1) {
    arrive()
    await jest.advanceTimersByTimeAsync(0)
  }
  expect(asked).toEqual(['/entry.js', '/news.js', '/faq.js'])
})

it('waits for a second in which no script came for the page, and then for the processor', async () => {
  let rest: () => void = () => undefined
  const { pages, asked } = nextPagesIn({
    movedAt: () => Math.min(Date.now(), begin + 3_000),
    idle: () => new Promise((resolve) => (rest = resolve)),
  })
  const begin = Date.now()
  pages.add('/news')
  await jest.advanceTimersByTimeAsync(3_000 + QUIET_MS)
  expect(asked).toEqual([])

  rest()
  await jest.advanceTimersByTimeAsync(0)
  expect(asked).toEqual(['/entry.js'])
})

it('lets go of the line when the trader does something, and asks again a second later', async () => {
  const world = nextPagesIn()
  let bring: (url: string, signal: AbortSignal) => Promise<void> = world.hang
  const { pages } = nextPagesIn({ bring: (url, signal) => bring(url, signal) })
  pages.add('/news')
  await jest.advanceTimersByTimeAsync(0)
  pages.giveWay()
  expect(world.aborted).toEqual(['/entry.js'])
  await jest.advanceTimersByTimeAsync(QUIET_MS - 1)
  expect(world.asked).toEqual(['/entry.js'])

  bring = async (url) => void world.asked.push(url)
  await jest.advanceTimersByTimeAsync(1)
  expect(world.asked).toEqual(['/entry.js', '/entry.js', '/news.js'])
})

it.each([
  ['fails', () => Promise.reject(new Error('down')), 0],
  ['takes longer than on a fast line', undefined, SLOW_MS],
])('asks for nothing more once a file %s', async (_what, fails, afterMs) => {
  const world = nextPagesIn()
  const { pages } = nextPagesIn({
    bring: (url, signal) => (fails ? (world.asked.push(url), fails()) : world.hang(url, signal)),
  })
  pages.add('/news')
  await jest.advanceTimersByTimeAsync(afterMs)
  pages.add('/faq')
  pages.giveWay()
  await jest.advanceTimersByTimeAsync(10 * QUIET_MS)

  expect(world.asked).toEqual(['/entry.js'])
})

it('asks for nothing while the device has nothing to spare, and goes on when the trader is back', async () => {
  let isSpare = false
  const { pages, asked } = nextPagesIn({ isSpare: () => isSpare })
  pages.add('/news')
  await jest.advanceTimersByTimeAsync(10 * QUIET_MS)
  expect(asked).toEqual([])

  isSpare = true
  pages.giveWay()
  await jest.advanceTimersByTimeAsync(QUIET_MS)
  expect(asked).toEqual(['/entry.js', '/news.js'])
})
