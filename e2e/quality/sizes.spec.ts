import { statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '../app'
import { storeUnderTest } from '../storeUnderTest'
import { liveRegistry } from '../liveRegistry'
import { record } from './figures'

const KILOBYTE = 1_000

/** What travels: the brotli file beside the published one. */
function kilobytes(url: string): number {
  return statSync(join(storeUnderTest(), `${url}.br`)).size / KILOBYTE
}

test('what a first visit downloads', () => {
  const { hostVersion, remotes } = liveRegistry()
  record('the host, in kB', kilobytes(`/host/${hostVersion}/main.js`))
  record(
    'the largest entry of a remote, in kB',
    Math.max(...remotes.map(({ entry }) => kilobytes(entry.url))),
  )
  const pages = remotes.flatMap(({ pages }) => pages)
  record(
    'the largest page, in kB',
    Math.max(...pages.map(({ files }) => files.reduce((sum, { url }) => sum + kilobytes(url), 0))),
  )
})
