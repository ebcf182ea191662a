import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../app'
import { storeUnderTest } from '../store/storeUnderTest'
import { liveRegistry } from '../store/liveRegistry'
import { kilobytes, LIMITS } from './limits'

/** Returns the transferred size of a file: that of its brotli version. */
function weightOf(url: string): number {
  return kilobytes(statSync(join(storeUnderTest(), `${url}.br`)).size)
}

test('the host, the entries of the remotes and their pages stay within their weights', () => {
  const { hostVersion, remotes } = liveRegistry()
  expect.soft(weightOf(`/host/${hostVersion}/main.js`)).toBeLessThanOrEqual(LIMITS.host)
  for (const { name, entry, pages } of remotes) {
    expect.soft(weightOf(entry.url), name).toBeLessThanOrEqual(LIMITS.largestEntry)
    for (const { path, files } of pages) {
      const weight = files.reduce((sum, { url }) => sum + weightOf(url), 0)
      expect.soft(weight, path).toBeLessThanOrEqual(LIMITS.largestPage)
    }
  }
})

test('no page brings a copy of what the host gives', () => {
  const pages = liveRegistry().remotes.flatMap(({ pages }) => pages)
  const spares = pages.flatMap(({ files }) => files).filter(({ url }) => url.endsWith('/spare.js'))
  expect(spares).toEqual([])
})
