/** @jest-environment jsdom */

import type { PageMatch } from '@aldergate/contract'
import { fakeLoader, failed, ready } from '../testing/fakeLoader'
import { answerFetch, fetched } from '../testing/fakeFetch'
import { REGISTRY } from '../testing/registry.data'
import { compose } from './composition'
import type { PageLoad } from '../loading/createLoader'
import type { KeptVersions } from '../loading/goodVersions'
import { createOpenings } from '../loading/openings'

it('answers a path that no remote has with a failure, not with an exception', async () => {
  const load = await compose(REGISTRY, fakeLoader()).load('/nowhere')
  expect(load).toMatchObject({ status: 'failed', source: 'release 7' })
})

it('asks for nothing when a path that no remote has is prefetched', () => {
  const asked: PageMatch[] = []
  const composition = compose(REGISTRY, {
    load: (match) => {
      asked.push(match)
      return Promise.resolve(failed())
    },
  })
  composition.prefetch('/about')
  expect(asked).toEqual([])
  composition.prefetch('/news')
  expect(asked).toMatchObject([{ page: { path: '/news' } }])
})

it('goes on with the newest release once it was asked to look for it', async () => {
  const composition = compose(REGISTRY, fakeLoader())
  answerFetch(() => fetched({ ...REGISTRY, release: 8 }))
  await composition.refresh()

  await expect(composition.load('/nowhere')).resolves.toMatchObject({ source: 'release 8' })
})

it('calls a page withdrawn that no remote has any more, and none whose remote speaks a later contract', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const composition = compose(
    REGISTRY,
    fakeLoader(() => ready(() => null)),
  )
  const load = await composition.load('/news')
  const [trading, ...others] = REGISTRY.remotes
  answerFetch(() =>
    fetched({ ...REGISTRY, release: 8, remotes: [{ ...trading, contract: 99 }, ...others] }),
  )
  await composition.refresh()
  expect(composition.newer('/news', load)).toBeUndefined()

  answerFetch(() => fetched({ ...REGISTRY, release: 9, remotes: others }))
  await composition.refresh()
  expect(composition.newer('/news', load)).toBe('withdrawn')
  complaint.mockRestore()
})

it('believes the server again as soon as what it says can be believed', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const newest = jest
    .fn()
    .mockRejectedValueOnce(Object.assign(new Error('It is old.'), { distrust: 'old' }))
    .mockResolvedValueOnce(REGISTRY)
  const composition = compose(REGISTRY, fakeLoader(), {}, { newest })
  await composition.look()
  expect(composition.distrust()).toBe('old')

  await composition.look()
  expect(composition.distrust()).toBeUndefined()
  complaint.mockRestore()
})

describe('where the document has only a part of the registry', () => {
  const [trading] = REGISTRY.remotes
  const PART = { ...REGISTRY, partFor: '/news', remotes: trading ? [trading] : [] }

  it('brings the rest once, for all who need it, and fetches a page ahead as soon as it is known', async () => {
    let asked = 0
    answerFetch(() => {
      asked += 1
      return fetched(REGISTRY)
    })
    const ahead: string[] = []
    const load = async ({ page }: PageMatch) => {
      ahead.push(page.path)
      return failed()
    }
    const composition = compose(PART, { load })
    composition.prefetch('/news')
    composition.prefetch('/faq')
    await composition.complete()
    await composition.complete()

    expect(asked).toBe(1)
    expect(ahead).toEqual(['/news', '/faq'])
  })

  it('keeps what a quicker look has found', async () => {
    let arrive: (answer: Response) => void = () => undefined
    answerFetch(() => new Promise((resolve) => (arrive = resolve)))
    const composition = compose(PART, fakeLoader())
    const completed = composition.complete()
    answerFetch(() => fetched({ ...REGISTRY, release: 8 }))
    await composition.refresh()
    arrive(await fetched(REGISTRY))
    await completed

    expect(composition.registry.release).toBe(8)
  })

  it('notes a version that has worked with all of its pages', async () => {
    const all = {
      ...PART.remotes[0],
      pages: [...(trading?.pages ?? []), ...(trading?.pages ?? [])],
    }
    answerFetch(() => fetched({ ...REGISTRY, remotes: [all] }))
    const note = jest.fn()
    const composition = compose(
      PART,
      fakeLoader(() => ready(() => null)),
      { kept: { note, standInFor: () => undefined } },
    )
    composition.noteWorking('/news', await composition.load('/news'))
    expect(note).not.toHaveBeenCalled()
    await composition.complete()

    expect(note).toHaveBeenCalledWith(expect.objectContaining({ pages: all.pages }))
  })

  it('keeps no version of which the rest could not be read, and knows all the same that its page has worked', async () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    answerFetch(() => fetched({}, 503))
    const note = jest.fn()
    const composition = compose(
      PART,
      fakeLoader(() => ready(() => null)),
      { kept: { note, standInFor: (match) => match } },
    )
    composition.noteWorking('/news', await composition.load('/news'))
    await composition.complete()

    expect(note).not.toHaveBeenCalled()
    expect(composition.hasStandIn('/news')).toBe(false)
    complaint.mockRestore()
  })
})

it('takes in ten newer versions, and asks for none beyond them, not even ahead', async () => {
  const asked: string[] = []
  const composition = compose(REGISTRY, {
    load: async ({ remote }) => {
      asked.push(remote.version)
      return ready(() => null, `${remote.name} ${remote.version}`)
    },
  })
  const [trading, ...others] = REGISTRY.remotes
  await composition.load('/news')
  for (let swap = 1; swap <= 11; swap += 1) {
    const remotes = [{ ...trading, version: `0.${swap}.1-def` }, ...others]
    answerFetch(() => fetched({ ...REGISTRY, remotes }))
    await composition.refresh()
    await composition.load('/news')
  }
  composition.prefetch('/news')

  expect(asked.at(-1)).toBe('0.10.1-def')
  expect(new Set(asked).size).toBe(11)
})

describe('another origin that has the files', () => {
  const MIRROR = 'https://mirror.example.com'
  const MIRRORED = { ...REGISTRY, origins: ['https://down.example.com', MIRROR] }
  let asked: string[]
  let complaints: jest.SpyInstance

  beforeEach(() => {
    asked = []
    complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    complaints.mockRestore()
    localStorage.clear()
  })

  const onlyFrom =
    (place: string) =>
    async ({ remote, page }: PageMatch) => {
      asked.push(remote.entry.url)
      const isThere = [remote.entry, ...page.files].every(({ url }) => url.startsWith(place))
      return isThere ? ready(() => null) : failed()
    }

  it('gives a page that is not to be had here, with the hashes of the registry', async () => {
    const composition = compose(MIRRORED, { load: onlyFrom(MIRROR) })

    await expect(composition.load('/news')).resolves.toMatchObject({ status: 'ready' })
    expect(asked).toEqual(
      ['', ...MIRRORED.origins].map((origin) => `${origin}/trading/0.1.0-abc/remoteEntry.js`),
    )
    expect(complaints).toHaveBeenCalledWith(
      `trading 0.1.0-abc was not to be had here, and came from ${MIRROR}`,
    )
    expect(composition.loadOf('trading').firstMs).toBeDefined()
  })

  it('brings no more newer versions into a document than this one', async () => {
    const composition = compose(MIRRORED, { load: onlyFrom(MIRROR) })
    const [trading, ...others] = REGISTRY.remotes
    await composition.load('/news')
    for (let swap = 1; swap <= 11; swap += 1) {
      const remotes = [{ ...trading, version: `0.${swap}.1-def` }, ...others]
      answerFetch(() => fetched({ ...MIRRORED, remotes }))
      await composition.refresh()
      await composition.load('/news')
    }

    const first = ready(() => null, 'trading 0.1.0-abc')
    expect(composition.newer('/news', first)).toBe('in a new document')
  })

  it('is asked for nothing while the page comes from here, nor for what a tab has from elsewhere', async () => {
    await compose(MIRRORED, { load: onlyFrom('/') }).load('/news')
    expect(asked).toHaveLength(1)

    const [trading, ...others] = REGISTRY.remotes
    const entry = { url: 'http://localhost:3002/remoteEntry.js', integrity: '' }
    const remotes = trading ? [{ ...trading, entry }, ...others] : others
    const load = await compose({ ...MIRRORED, remotes }, { load: onlyFrom('/') }).load('/news')
    expect(load.status).toBe('failed')
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['here', '/'],
    ['there', MIRROR],
  ])('is not asked for a page that came from %s and never answered', async (_where, place) => {
    let now = 0
    const nextDocument = () => {
      now += 3_600_000
      const openings = createOpenings({ openStorage: () => localStorage, now: () => now })
      return compose(MIRRORED, { load: onlyFrom(place) }, { openings })
    }
    await expect(nextDocument().load('/news')).resolves.toMatchObject({ status: 'ready' })

    asked = []
    const load = await nextDocument().load('/news')
    expect(load).toMatchObject({ status: 'failed', isSilent: true })
    expect(asked).toEqual([])
  })
})

it('stays in another day when it is asked to look for the newest release', async () => {
  const journey = { name: '0123456789ab', release: 3, otherHost: undefined }
  const composition = compose({ ...REGISTRY, release: 3, journey }, fakeLoader())
  answerFetch(() => Promise.reject(new Error('asked')))
  await composition.refresh()

  await expect(composition.load('/nowhere')).resolves.toMatchObject({ source: 'release 3' })
})

it('keeps the running composition when the live one cannot be read', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const composition = compose(REGISTRY, fakeLoader())
  answerFetch(() => fetched({}, 500))
  await composition.refresh()

  await expect(composition.load('/nowhere')).resolves.toMatchObject({ source: 'release 7' })
  expect(complaint).toHaveBeenCalledTimes(1)
  complaint.mockRestore()
})

describe('a page that never answers', () => {
  let complaint: jest.SpyInstance

  beforeEach(() => {
    complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  afterEach(() => {
    complaint.mockRestore()
    localStorage.clear()
  })

  /** A composition of another document, an hour later than the one before, and what it asks for. */
  function documents() {
    let now = 0
    return (kept?: KeptVersions) => {
      now += 3_600_000
      const asked: string[] = []
      const load = async ({ remote, page }: PageMatch) => {
        asked.push(`${remote.version} ${page.path}`)
        return ready(() => null, `${remote.name} ${remote.version}`)
      }
      const openings = createOpenings({ openStorage: () => localStorage, now: () => now })
      return { asked, ...compose(REGISTRY, { load }, { openings, ...(kept && { kept }) }) }
    }
  }

  it('is told of in the next document instead of being opened, also ahead, until Retry', async () => {
    const document = documents()
    await document().load('/news')

    const { asked, load, prefetch, refresh } = document()
    prefetch('/news')
    await expect(load('/news')).resolves.toMatchObject({ status: 'failed', isSilent: true })
    expect(asked).toEqual([])
    expect(complaint).toHaveBeenCalledWith(
      'trading 0.1.0-abc is not opened again',
      expect.objectContaining({ message: expect.stringContaining('did not answer on /news') }),
    )
    answerFetch(() => fetched(REGISTRY))
    await refresh('/news')
    await expect(load('/news')).resolves.toMatchObject({ status: 'ready' })
  })

  it('is none that has failed, which the next document asks for again', async () => {
    let now = 0
    const document = (load: () => Promise<PageLoad>) => {
      now += 3_600_000
      const openings = createOpenings({ openStorage: () => localStorage, now: () => now })
      return compose(REGISTRY, { load }, { openings })
    }
    await document(() => Promise.resolve(failed())).load('/news')

    const next = document(() => Promise.resolve(ready(() => null, 'trading 0.1.0-abc')))
    await expect(next.load('/news')).resolves.toMatchObject({ status: 'ready' })
  })

  it('gives way to the version that has worked here before', async () => {
    const document = documents()
    await document().load('/news')
    const { asked, load } = document({
      note: () => undefined,
      standInFor: (match) => ({ ...match, remote: { ...match.remote, version: '0.0.9-old' } }),
    })

    await expect(load('/news')).resolves.toMatchObject({ source: 'trading 0.0.9-old' })
    expect(asked).toEqual(['0.0.9-old /news'])
  })

  it.each([
    ['has worked', 'noteWorking'],
    ['went down', 'noteCrash'],
  ] as const)('is not one that %s', async (_how, note) => {
    const document = documents()
    const first = document()
    const load = await first.load('/news')
    if (note === 'noteWorking') first.noteWorking('/news', load)
    else first.noteCrash(load.source, new Error('A bug'))

    await expect(document().load('/news')).resolves.toMatchObject({ status: 'ready' })
  })

  it('is not one that was left for another', async () => {
    const document = documents()
    const first = document()
    await first.load('/news')
    await first.load('/faq')

    await expect(document().load('/news')).resolves.toMatchObject({ status: 'ready' })
  })
})

it('tells once of what was altered while remotes came, and which they were', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const looks = [['window.fetch', 'Array.prototype.at'], []]
  const composition = compose(
    REGISTRY,
    fakeLoader(() => ready(() => null)),
    { touched: async () => looks.shift() ?? [] },
  )
  const load = await composition.load('/news')
  composition.noteWorking('/news', load)
  composition.noteWorking('/news', load)
  await Promise.resolve()

  const names = ['window.fetch', 'Array.prototype.at']
  expect(complaint.mock.calls).toEqual([
    [`trading 0.1.0-abc altered what all parts share: ${names.join(', ')}`],
  ])
  expect(composition.loadOf('trading')).toMatchObject({ touched: names })
  complaint.mockRestore()
})

it('names also who came before a look that was not possible', async () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let canLook = false
  const touched = async () => (canLook ? ['window.fetch'] : undefined)
  const load = async ({ remote }: PageMatch) => ready(() => null, remote.name)
  const composition = compose(REGISTRY, { load }, { touched })
  composition.noteWorking('/news', await composition.load('/news'))
  await Promise.resolve()
  const faq = await composition.load('/faq')
  canLook = true
  composition.noteWorking('/faq', faq)
  await Promise.resolve()

  expect(complaint.mock.calls).toEqual([
    ['trading or content altered what all parts share: window.fetch'],
  ])
  complaint.mockRestore()
})

describe('a version that has worked before', () => {
  const NEWS = '/news'
  let complaint: jest.SpyInstance

  beforeEach(() => {
    jest.useFakeTimers()
    complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
  })

  afterEach(() => {
    jest.restoreAllMocks()
    expect(jest.getTimerCount()).toBe(0)
    jest.useRealTimers()
  })

  /** A composition whose live versions load as a test says; others work. */
  function composed(
    answer: (version: string) => PageLoad | Promise<PageLoad>,
    standInFor: KeptVersions['standInFor'] = (match) => ({ ...match, remote: good(match) }),
  ) {
    const asked: string[] = []
    const noted: string[] = []
    const composition = compose(
      REGISTRY,
      {
        load: async ({ remote, page }) => {
          asked.push(`${remote.version} ${page.path}`)
          return answer(remote.version)
        },
      },
      { kept: { note: ({ version }) => noted.push(version), standInFor } },
    )
    return { composition, asked, noted }
  }

  const good = ({ remote }: PageMatch) => ({ ...remote, version: '0.0.9-old' })
  const works = (version: string) => ready(() => null, `trading ${version}`)
  const liveFails = (version: string) => (version === '0.0.9-old' ? works(version) : failed())

  it('stands in for one that does not load, and says so', async () => {
    const { composition, asked } = composed(liveFails)

    await expect(composition.load(NEWS)).resolves.toMatchObject({ source: 'trading 0.0.9-old' })
    expect(complaint).toHaveBeenCalledWith(
      'trading 0.0.9-old stands in for trading 0.1.0-abc on /news',
    )
    expect(composition.standIns()).toEqual([
      { remote: 'trading', path: NEWS, version: '0.0.9-old', instead: '0.1.0-abc' },
    ])
    // From then on the document uses the stand-in.
    await composition.load(NEWS)
    expect(asked).toEqual(['0.1.0-abc /news', '0.0.9-old /news', '0.0.9-old /news'])
  })

  it('is not asked for where nothing has worked before', async () => {
    const { composition } = composed(liveFails, () => undefined)

    await expect(composition.load(NEWS)).resolves.toMatchObject({ status: 'failed' })
    expect(composition.standIns()).toEqual([])
  })

  it('is told of as the live one where it fails as well, and is tried once until Retry', async () => {
    const { composition, asked } = composed(() => failed())

    for (let visits = 0; visits < 2; visits += 1) {
      await expect(composition.load(NEWS)).resolves.toMatchObject({ source: 'trading 0.1.0-abc' })
    }
    expect(asked.filter((line) => line.startsWith('0.0.9'))).toHaveLength(1)
    answerFetch(() => fetched(REGISTRY))
    await composition.refresh(NEWS)
    await composition.load(NEWS)
    expect(asked.filter((line) => line.startsWith('0.0.9'))).toHaveLength(2)
  })

  it('keeps nobody waiting for longer than the live one alone may', async () => {
    const { composition } = composed((version) =>
      version === '0.0.9-old' ? new Promise<never>(() => undefined) : failed(),
    )
    const load = composition.load(NEWS)
    await jest.advanceTimersByTimeAsync(9_500)

    await expect(load).resolves.toMatchObject({ status: 'failed', source: 'trading 0.1.0-abc' })
  })

  it('gives way to a newer live one', async () => {
    const { composition } = composed((version) =>
      version === '0.1.0-abc' ? failed() : works(version),
    )
    await composition.load(NEWS)
    const [trading, ...others] = REGISTRY.remotes
    const mended = { ...trading, version: '0.2.0-def' }
    answerFetch(() => fetched({ ...REGISTRY, remotes: [mended, ...others] }))
    await composition.refresh()

    await expect(composition.load(NEWS)).resolves.toMatchObject({ source: 'trading 0.2.0-def' })
  })

  it('stands in for five pages of a document at most', async () => {
    const { composition } = composed(liveFails)
    answerFetch(() => fetched(REGISTRY))
    for (let swaps = 1; swaps <= 5; swaps += 1) {
      await expect(composition.load(NEWS)).resolves.toMatchObject({ status: 'ready' })
      await composition.refresh(NEWS)
    }

    await expect(composition.load(NEWS)).resolves.toMatchObject({ status: 'failed' })
  })

  it('is noted once a page has worked, and stands in for none that has', () => {
    const { composition, noted } = composed(works)
    expect(composition.hasStandIn(NEWS)).toBe(true)

    composition.noteWorking(NEWS, works('0.1.0-abc'))
    expect(noted).toEqual(['0.1.0-abc'])
    expect(composition.hasStandIn(NEWS)).toBe(false)
  })

  it('is never one of another day, which newer ones may have mended', () => {
    const journey = { name: '0123456789ab', release: 3, otherHost: undefined }
    const note = jest.fn()
    const kept = { note, standInFor: () => undefined }
    const composition = compose({ ...REGISTRY, release: 3, journey }, fakeLoader(), { kept })
    composition.noteWorking(NEWS, works('0.1.0-abc'))
    expect(note).not.toHaveBeenCalled()
  })

  it('is not asked for ahead', async () => {
    const { composition, asked } = composed(liveFails)
    composition.prefetch(NEWS)
    await jest.runAllTimersAsync()

    expect(asked).toEqual(['0.1.0-abc /news'])
    expect(composition.standIns()).toEqual([])
  })
})
