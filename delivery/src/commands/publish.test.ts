import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { handmadeRemote, newFolder, removeFolder, writeBuild } from '../testing/handmadeBuilds.ts'
import { type ScratchTree, scratchTree } from '../testing/scratchTree.ts'

let tree: ScratchTree
let store: string

beforeEach(async () => {
  tree = await scratchTree()
  store = await newFolder()
  const build = await writeBuild(handmadeRemote())
  await cp(build, join(tree.folder, 'mfe-trading/dist'), { recursive: true })
  await removeFolder(build)
})

afterEach(async () => {
  await tree.remove()
  await removeFolder(store)
})

it('says of a store that is mounted read-only what to do', async () => {
  expect(await tree.run(store, ['publish', 'trading'], 'sealed')).toEqual({
    code: 1,
    stdout: '',
    stderr:
      `EROFS: read-only file system, access '${store}': mount it to be written to, ` +
      'or set STORE to another folder.\n',
  })
  expect(await readdir(store)).toEqual([])
})
