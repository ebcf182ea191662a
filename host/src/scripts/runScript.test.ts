/** @jest-environment jsdom */

import { runScript } from './runScript'
import { Stalled, STALL_MS } from './stall'

const FILE = { url: '/trading/1/news.js', integrity: 'sha384-abc' }

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  expect(jest.getTimerCount()).toBe(0)
  expect(document.scripts).toHaveLength(0)
  jest.useRealTimers()
})

function tag(): HTMLScriptElement {
  const script = document.scripts[0]
  if (!script) throw new Error('no script was added')
  return script
}

it('runs a script that the browser checks, and leaves no tag', async () => {
  const running = runScript(FILE)
  expect(tag().getAttribute('src')).toBe(FILE.url)
  expect(tag()).toMatchObject({ integrity: FILE.integrity, crossOrigin: 'anonymous' })
  tag().dispatchEvent(new Event('load'))

  await expect(running).resolves.toBeUndefined()
})

it('asks by another URL when it is told to, and names the file when that is refused', async () => {
  const running = runScript(FILE, `${FILE.url}?again=1`)
  expect(tag().getAttribute('src')).toBe(`${FILE.url}?again=1`)
  tag().dispatchEvent(new Event('error'))

  await expect(running).rejects.toThrow(
    '/trading/1/news.js could not be loaded, or is not what was published.',
  )
})

it('gives up a script that does not arrive, within the limit that it was given', async () => {
  const short = expect(runScript(FILE)).rejects.toThrow(Stalled)
  await jest.advanceTimersByTimeAsync(STALL_MS)
  await short

  const long = expect(runScript(FILE, FILE.url, 3 * STALL_MS)).rejects.toThrow(Stalled)
  await jest.advanceTimersByTimeAsync(2 * STALL_MS)
  expect(document.scripts).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(STALL_MS)
  await long
})
