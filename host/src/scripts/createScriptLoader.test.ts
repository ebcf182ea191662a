import { AT_ONCE } from './createQueue'
import {
  createScriptLoader,
  LOAD_MS,
  RETRY_PAUSES_MS,
  type ScriptSource,
} from './createScriptLoader'
import { Stalled, STALL_MS } from './stall'

const FILE = { url: '/trading/1/news.js', integrity: 'sha384-abc' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

type World = Partial<Pick<ScriptSource, 'download' | 'run' | 'preloads'>>

/** A loader in a world that a test makes: what is not said succeeds at once. */
function loaderIn(world: World = {}) {
  const steps: string[] = []
  let tries = 0
  const source: ScriptSource = {
    preloads: { has: () => false, integrityOf: () => undefined, arrival: () => Promise.resolve() },
    download: () => Promise.resolve(),
    run: () => Promise.resolve(),
    patience: () => new AbortController().signal,
    now: () => Date.now(),
    unheard: () => String((tries += 1)),
    ...world,
  }
  const loader = createScriptLoader({
    ...source,
    download: (url, options) => {
      steps.push(`${options.isFresh ? 'fresh' : 'fetch'} ${url}`)
      return source.download(url, options)
    },
    run: (file, url, limitMs) => {
      steps.push(`run ${url ?? file.url}`)
      return source.run(file, url, limitMs)
    },
  })
  return { loader, steps }
}

/** Fails so many times, and then succeeds. */
function failing(times: number, failure: () => Error = () => new Error('broken')) {
  let left = times
  return () => {
    left -= 1
    return left >= 0 ? Promise.reject(failure()) : Promise.resolve()
  }
}

/** Brings bytes every second, for so many seconds. */
function slowly(seconds: number): ScriptSource['download'] {
  return async (_url, { onBytes }) => {
    for (let second = 1; second <= seconds; second += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      onBytes(6_000)
    }
  }
}

it('brings a file into the cache, and runs it from there', async () => {
  const { loader, steps } = loaderIn()
  await loader.load(FILE)
  expect(steps).toEqual(['fetch /trading/1/news.js', 'run /trading/1/news.js'])
})

it('runs a file once for all who ask while it is on its way, and again for who asks later', async () => {
  const { loader, steps } = loaderIn()
  await Promise.all([loader.load(FILE), loader.load(FILE)])
  expect(steps).toHaveLength(2)
  await loader.load(FILE)
  expect(steps).toHaveLength(4)
})

it('waits for what the document asks for anyhow, and downloads nothing twice', async () => {
  const { loader, steps } = loaderIn({
    preloads: {
      has: () => true,
      integrityOf: () => 'sha384-of the registry',
      arrival: () => Promise.resolve(),
    },
  })
  loader.ahead(FILE)
  await loader.load(FILE)
  expect(steps).toEqual(['run /trading/1/news.js'])
})

it('runs what was asked for ahead by the hash that it was asked for with', async () => {
  const run = jest.fn(() => Promise.resolve())
  const { loader } = loaderIn({
    run,
    preloads: {
      has: () => true,
      integrityOf: () => 'sha384-of the registry',
      arrival: () => Promise.resolve(),
    },
  })
  await loader.load({ ...FILE, integrity: 'sha256-of the build' })

  expect(run).toHaveBeenCalledWith(
    expect.objectContaining({ integrity: 'sha384-of the registry' }),
    undefined,
    undefined,
  )
})

it('asks anew, past the cache and by another URL, for what failed ahead of its use', async () => {
  const { loader, steps } = loaderIn({
    preloads: {
      has: () => true,
      integrityOf: () => 'sha384-of the registry',
      arrival: () => Promise.reject(new Stalled('hangs')),
    },
  })
  const loading = loader.load(FILE)
  await jest.advanceTimersByTimeAsync(RETRY_PAUSES_MS[0])
  await loading
  expect(steps).toEqual(['fresh /trading/1/news.js', 'run /trading/1/news.js?again=1'])
})

it('heals wrong bytes that the browser has cached, and never trusts that URL again', async () => {
  const { loader, steps } = loaderIn({ run: failing(1) })
  const loading = loader.load(FILE)
  await jest.advanceTimersByTimeAsync(RETRY_PAUSES_MS[0])
  await loading
  await loader.load(FILE)
  expect(steps).toEqual([
    'fetch /trading/1/news.js',
    'run /trading/1/news.js',
    'fresh /trading/1/news.js',
    'run /trading/1/news.js?again=1',
    'fresh /trading/1/news.js',
    'run /trading/1/news.js?again=2',
  ])
})

it('tries three times, and tells the last failure', async () => {
  const { loader, steps } = loaderIn({ download: failing(9) })
  const loading = expect(loader.load(FILE)).rejects.toThrow('broken')
  await jest.runAllTimersAsync()
  await loading
  expect(steps).toHaveLength(3)
})

it('tries only twice where each try hangs', async () => {
  const { loader, steps } = loaderIn({ download: failing(9, () => new Stalled('hangs')) })
  const loading = expect(loader.load(FILE)).rejects.toThrow('hangs')
  await jest.runAllTimersAsync()
  await loading
  expect(steps).toHaveLength(2)
})

it('starts past the cache for who knows that the file has failed', async () => {
  const { loader, steps } = loaderIn()
  await loader.load(FILE, { isFresh: true })
  expect(steps).toEqual(['fresh /trading/1/news.js', 'run /trading/1/news.js?again=1'])
})

it('gives a second run as long as the line needs', async () => {
  const limits: (number | undefined)[] = []
  const { loader } = loaderIn({
    download: slowly(30),
    run: (_file, _url, limitMs) => {
      limits.push(limitMs)
      return Promise.resolve()
    },
  })
  const loading = loader.load(FILE, { isFresh: true })
  await jest.runAllTimersAsync()
  await loading
  expect(limits).toEqual([STALL_MS + 60_000])
})

it('downloads ahead what will be loaded, and lets the load tell of a failure', async () => {
  const { loader, steps } = loaderIn({ download: failing(1) })
  loader.ahead(FILE)
  const loading = loader.load(FILE)
  await jest.runAllTimersAsync()
  await loading
  expect(steps.slice(0, 2)).toEqual(['fetch /trading/1/news.js', 'fresh /trading/1/news.js'])
})

it('knows when bytes last came', async () => {
  const { loader } = loaderIn({
    download: (_url, { onBytes }) => {
      onBytes(100)
      return Promise.resolve()
    },
  })
  expect(loader.movedAt()).toBe(-Infinity)
  await loader.load(FILE)
  expect(loader.movedAt()).toBe(Date.now())
})

const PANELS = Array.from({ length: 29 }, (_item, index) => ({
  ...FILE,
  url: `/dashboard/1/panel-${index}.js`,
}))

it('lets a page go before the panels that wait for the line', async () => {
  const begun: string[] = []
  const { loader } = loaderIn({
    download: async (url, options) => {
      begun.push(url)
      await slowly(1)(url, options)
    },
  })
  const panels = Promise.all(PANELS.map((panel) => loader.load(panel)))
  void loader.load(FILE, { isUrgent: true })
  await jest.advanceTimersByTimeAsync(0)
  expect(begun).toHaveLength(AT_ONCE + 1)
  expect(begun.at(-1)).toBe(FILE.url)

  await jest.runAllTimersAsync()
  await panels
})

it('waits for twenty-nine panels on a slow line, while bytes still come', async () => {
  const { loader } = loaderIn({ download: slowly(6) })
  const panels = Promise.all(PANELS.map((panel) => loader.load(panel)))
  await jest.runAllTimersAsync()
  await expect(panels).resolves.toHaveLength(PANELS.length)
})

it('gives up what waits behind files that hang, together with them, and forgets it', async () => {
  let hangs = true
  const { loader, steps } = loaderIn({
    download: () =>
      hangs
        ? new Promise((_resolve, reject) => setTimeout(reject, STALL_MS, new Stalled('hangs')))
        : Promise.resolve(),
  })
  const panels = Promise.allSettled(PANELS.map((panel) => loader.load(panel)))
  await jest.advanceTimersByTimeAsync(LOAD_MS)
  expect(await panels).toEqual(PANELS.map(() => expect.objectContaining({ status: 'rejected' })))

  hangs = false
  await jest.runAllTimersAsync()
  expect(steps.filter((step) => step.startsWith('run'))).toEqual([])
  await Promise.all(PANELS.map((panel) => loader.load(panel)))
  expect(steps.filter((step) => step.startsWith('run'))).toHaveLength(PANELS.length)
})
