/** @jest-environment node */

import { NO_TIME, runTimeless } from './timeless.ts'

/** Runs a module with one function, which is called as while a page is drawn. */
function drawn<Result>(body: string): Result {
  const { ask, drawing } = runTimeless<{ ask: () => Result }>(
    `exports.ask = () => ${body}`,
    'drawing.cjs',
  )
  drawing.isOn = true
  return ask()
}

it.each([
  'new Date()',
  'Date()',
  'Date.now()',
  'new (new Date(0).constructor)()',
  'performance.now()',
  'performance.timeOrigin',
  'performance.mark("drawn").startTime',
  'performance.toJSON()',
  'new Intl.DateTimeFormat("en").format()',
  'new Intl.DateTimeFormat("en").format(undefined)',
  'new Intl.DateTimeFormat("en").formatToParts()',
  'Math.random()',
  'crypto.randomUUID()',
  'crypto.getRandomValues(new Uint8Array(1))',
])('refuses %s by a name of its own while a page is drawn', (question) => {
  expect(() => drawn(question)).toThrow(expect.objectContaining({ name: NO_TIME }))
})

it('lets a module that is loaded look at the clock that measures, and roll dice for its keys', () => {
  const load = 'exports.loaded = [performance.now(), crypto.randomUUID()]'
  const { loaded } = runTimeless<{ loaded: unknown[] }>(load, 'drawing.cjs')

  expect(loaded).toEqual([expect.any(Number), expect.any(String)])
})

it('knows the days that are written down', () => {
  const day = 'new Intl.DateTimeFormat("en", { timeZone: "UTC" })'
  expect(drawn(`${day}.format(0)`)).toBe('1/1/1970')
  expect(drawn(`[new Date(0)].map(${day}.format)`)).toEqual(['1/1/1970'])
  expect(drawn(`${day}.formatToParts(0).length`)).toBe(5)
  expect(drawn(`new Date('2026-11-10').toISOString()`)).toBe('2026-11-10T00:00:00.000Z')
  expect(drawn(`new Date(2026, 10, 10) instanceof Date`)).toBe(true)
})

it('fails with a cure when a module asks as it is loaded, because that would be the time of the build', () => {
  expect(() => runTimeless('exports.year = new Date().getFullYear()', 'drawing.cjs')).toThrow(
    'The time is asked for as a module is loaded: ask when it is used.',
  )
})

it('names the file that fails as it is loaded, and the one that never ends', () => {
  const fails = `drawing.file = 'src/news.ts'; null.topics`
  expect(() => runTimeless(fails, 'drawing.cjs')).toThrow(
    /^src\/news\.ts cannot be loaded: Cannot read properties of null/,
  )
  expect(() =>
    runTimeless(`drawing.file = 'src/news.ts'; for (;;);`, 'drawing.cjs', 1_000),
  ).toThrow('src/news.ts cannot be loaded: it has not ended within 1 s, so look for a loop')
})

it('stops a step of a drawing that never ends', async () => {
  const { step, drawing } = runTimeless<{ step: () => void }>(
    'exports.step = () => setImmediate(() => { for (;;); })',
    'drawing.cjs',
    1_000,
  )
  const stopped = new Promise((resolve) => (drawing.stop = resolve))
  step()

  expect(await stopped).toMatchObject({
    message: expect.stringMatching(/^it has not ended within/),
  })
})

it('is no browser, so that nothing is drawn for a screen that is not there', () => {
  expect(drawn('typeof window')).toBe('undefined')
  expect(drawn('typeof IntersectionObserver')).toBe('function')
})

it('leaves the time of the build as it was', () => {
  expect(() => drawn('Date.now()')).toThrow()
  expect(Date.now()).toBeGreaterThan(0)
})
