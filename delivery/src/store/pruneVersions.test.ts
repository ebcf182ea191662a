import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import {
  handmadeHost,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { promoteVersions } from './promoteVersions.ts'
import { pruneVersions } from './pruneVersions.ts'

it('keeps the newest versions, and what is live however old it is', async () => {
  const store = await newFolder()
  const host = await publishHandmade(store, handmadeHost())
  const versions: string[] = []
  for (const [index, code] of ['a()', 'b()', 'c()', 'd()'].entries()) {
    const version = await publishHandmade(store, handmadeRemote(), { 'page.js': code })
    await utimes(join(store, 'trading', version), index, index)
    versions.push(version)
  }
  const [live = '', , third, newest] = versions
  const promoted = { host, trading: live }
  await promoteVersions({ store, versions: promoted, who: 'a tester', why: 'a test' })

  await pruneVersions(store, 2)

  const left = (await readdir(join(store, 'trading'))).sort()
  expect(left).toEqual([live, third, newest, 'newest.json'].sort())
  await removeFolder(store)
})
