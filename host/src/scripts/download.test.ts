import { download } from './download'
import { Stalled, STALL_MS } from './stall'

interface Part {
  done: boolean
  value?: Uint8Array
}

/** A server's answer whose body comes in the parts that a test sends. */
function answer(status = 200) {
  const sent: Part[] = []
  let next: { resolve: (part: Part) => void; reject: (cause: unknown) => void } | undefined
  const asked: { url: string; init: RequestInit | undefined }[] = []

  function deliver(part: Part) {
    if (next) next.resolve(part)
    else sent.push(part)
    next = undefined
  }
  function read(): Promise<Part> {
    const part = sent.shift()
    if (part) return Promise.resolve(part)
    return new Promise((resolve, reject) => {
      next = { resolve, reject }
    })
  }

  globalThis.fetch = (url, init) => {
    asked.push({ url: String(url), init })
    init?.signal?.addEventListener('abort', () => next?.reject(init.signal?.reason))
    const body = { getReader: () => ({ read }) }
    return Promise.resolve({ ok: status < 400, status, body } as unknown as Response)
  }
  return {
    asked,
    send: (bytes: number) => deliver({ done: false, value: new Uint8Array(bytes) }),
    end: () => deliver({ done: true }),
  }
}

const realFetch = globalThis.fetch

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  globalThis.fetch = realFetch
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

it('reads a file to its end, and says how many bytes came', async () => {
  const server = answer()
  const counts: number[] = []
  const file = download('/news.js', { isFresh: false, onBytes: (count) => counts.push(count) })
  server.send(100)
  server.send(50)
  server.end()

  await file
  expect(counts).toEqual([100, 50])
  expect(server.asked).toEqual([
    { url: '/news.js', init: expect.objectContaining({ cache: 'default' }) as RequestInit },
  ])
})

it("asks past the browser's cache when it is to be fresh", async () => {
  const server = answer()
  server.end()
  await download('/news.js', { isFresh: true, onBytes: () => undefined })

  expect(server.asked[0]?.init).toMatchObject({ cache: 'reload' })
})

it('refuses an answer that is an error', async () => {
  answer(404)
  await expect(download('/news.js', { isFresh: false, onBytes: () => undefined })).rejects.toThrow(
    '/news.js answered 404.',
  )
})

it('takes an answer without a body for a file that is empty', async () => {
  globalThis.fetch = () => Promise.resolve({ ok: true, body: null } as Response)
  await expect(
    download('/news.js', { isFresh: false, onBytes: () => undefined }),
  ).resolves.toBeUndefined()
})

it('lets go of a server that says nothing more', async () => {
  const server = answer()
  const file = expect(
    download('/news.js', { isFresh: false, onBytes: () => undefined }),
  ).rejects.toThrow(Stalled)
  server.send(1_000)
  await jest.advanceTimersByTimeAsync(STALL_MS)
  await jest.advanceTimersByTimeAsync(STALL_MS)
  await file
})

it('takes a byte a second for nothing, and a slow line for what it is', async () => {
  const dripping = answer()
  const dripped = expect(
    download('/news.js', { isFresh: false, onBytes: () => undefined }),
  ).rejects.toThrow(Stalled)
  for (let second = 1; second <= 4; second += 1) {
    dripping.send(1)
    await jest.advanceTimersByTimeAsync(1_000)
  }
  await dripped

  const slow = answer()
  const file = download('/news.js', { isFresh: false, onBytes: () => undefined })
  for (let part = 1; part <= 10; part += 1) {
    slow.send(200)
    await jest.advanceTimersByTimeAsync(STALL_MS)
  }
  slow.end()
  await file
})

it('asks as it is told to, whatever stands for fetch by then', async () => {
  const { asked, end } = answer()
  const ask = globalThis.fetch
  globalThis.fetch = () => new Promise(() => undefined)
  end()

  await download('/late.js', { isFresh: false, onBytes: () => undefined, ask })
  expect(asked.map(({ url }) => url)).toEqual(['/late.js'])
})
