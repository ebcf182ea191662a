import { statSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '../app'
import { storeUnderTest } from '../store/storeUnderTest'
import { liveRegistry } from '../store/liveRegistry'
import { record } from './figures'

const KILOBYTE = 1_000

/** Returns the size of a file as it is sent, in kB: that of the brotli file beside it. */
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
