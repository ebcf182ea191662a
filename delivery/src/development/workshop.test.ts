import type { Published } from '../store/published.ts'
import { handmadeHost, handmadeRemoteNamed } from '../testing/handmadeBuilds.ts'
import { createWorkshop, type PageNews } from './workshop.ts'

function published(name: string): Published {
  const built = name === 'host' ? handmadeHost() : handmadeRemoteNamed(name)
  return { version: '0.0.0-development', built, integrity: {} }
}

function built(hash: string) {
  return { status: 'built', hash, ms: 10, report: '' } as const
}

type Compose = (builds: readonly Published[]) => Promise<number>

function workshop(compose: Compose = () => Promise.resolve(7)) {
  const told: PageNews[] = []
  const made = createWorkshop({
    read: (name) => Promise.resolve(published(name)),
    compose,
    onNews: (news) => told.push(news),
  })
  return { ...made, told }
}

it('tells of the builds as soon as they are the app, the state of its modules by its hash', async () => {
  const composed: string[][] = []
  const { note, settled, told } = workshop((builds) => {
    composed.push(builds.map((build) => build.built.name))
    return Promise.resolve(7)
  })
  for (const name of ['trading', 'host']) note(name, { status: 'building' })
  note('trading', built('a1'))
  note('host', built('b1'))
  await settled()

  expect(composed).toEqual([['trading', 'host']])
  expect(told).toEqual([
    { release: 0, hashes: {}, problems: [] },
    { release: 7, hashes: { trading: 'a1', host: 'b1' }, problems: [] },
  ])
})

it('keeps the last good build while the next one fails, says why, and is healed by the one after', async () => {
  const { note, settled, news } = workshop()
  note('host', built('b1'))
  note('trading', built('a1'))
  note('trading', { status: 'failed', report: 'Expected }' })
  await settled()
  expect(news().hashes).toEqual({ host: 'b1', trading: 'a1' })
  expect(news().problems).toEqual(['trading cannot be built.\n\nExpected }'])

  note('trading', built('a2'))
  await settled()
  expect(news().hashes.trading).toBe('a2')
  expect(news().problems).toEqual([])
})

it('lets a document wait for all that is under way, also for what begins meanwhile', async () => {
  const { note, settled } = workshop()
  let isSettled = false
  note('host', { status: 'building' })
  void settled().then(() => {
    isSettled = true
  })
  note('trading', { status: 'building' })
  note('host', built('b1'))
  await new Promise((resolve) => setImmediate(resolve))
  expect(isSettled).toBe(false)

  note('trading', { status: 'failed', report: 'no' })
  await settled()
  expect(isSettled).toBe(true)
})

it('says what cannot be live together, and goes on with what could', async () => {
  let problem = 'news 0.0.0 and trading 0.0.0 both declare /news.'
  const { note, settled, news } = workshop(() =>
    problem ? Promise.reject(new Error(problem)) : Promise.resolve(8),
  )
  note('host', built('b1'))
  await settled()
  expect(news()).toMatchObject({ release: 0, problems: [problem] })

  problem = ''
  note('host', built('b2'))
  await settled()
  expect(news()).toMatchObject({ release: 8, problems: [] })
})

it('gives pages nothing that does not fit, and what does once it is mended', async () => {
  let problem = ''
  const { note, settled, news } = workshop(() =>
    problem ? Promise.reject(new Error(problem)) : Promise.resolve(8),
  )
  note('host', built('b1'))
  note('trading', built('a1'))
  problem = 'content and trading both declare /blog.'
  note('content', built('c1'))
  await settled()
  problem = 'still'
  note('trading', built('a2'))
  await settled()
  expect(news().hashes).not.toMatchObject({ trading: 'a2' })

  problem = ''
  note('content', built('c2'))
  await settled()
  expect(news().hashes).toEqual({ host: 'b1', trading: 'a2', content: 'c2' })
})

it('keeps no document waiting when no build is under way', async () => {
  await expect(workshop().settled()).resolves.toBeUndefined()
})
