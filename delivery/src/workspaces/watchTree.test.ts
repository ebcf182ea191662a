import { appendFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { newFolder, removeFolder } from '../testing/handmadeBuilds.ts'
import { watchTree } from './watchTree.ts'

let folder: string
let changed: string[]
let stop: () => void

beforeEach(async () => {
  folder = await newFolder()
  await mkdir(join(folder, 'home'))
  await writeFile(join(folder, 'home/page.ts'), 'page')
  changed = []
  stop = watchTree(folder, /^dist$/, (file) => changed.push(file))
})

afterEach(async () => {
  stop()
  await removeFolder(folder)
})

async function untilSeen(file: string): Promise<void> {
  while (!changed.includes(file)) await wait(5)
}

async function seen(file: string): Promise<void> {
  await untilSeen(file)
  await wait(20)
  changed = []
}

it('goes on seeing a file that an editor replaces each time it saves', async () => {
  for (const text of ['one', 'two', 'three']) {
    await writeFile(join(folder, 'home/swap'), text)
    await rename(join(folder, 'home/swap'), join(folder, 'home/page.ts'))
    await seen('page.ts')
  }
  await appendFile(join(folder, 'home/page.ts'), 'four')
  await seen('page.ts')
})

it('sees files in a folder that was made later', async () => {
  await mkdir(join(folder, 'news'))
  await seen('news')

  await writeFile(join(folder, 'news/list.ts'), 'list')
  await seen('list.ts')
})

it('sees nothing any more after its end', async () => {
  stop()
  await writeFile(join(folder, 'home/page.ts'), 'late')
  await wait(50)

  expect(changed).toEqual([])
})

it('takes no notice of what is ignored', async () => {
  await mkdir(join(folder, 'dist'))
  await writeFile(join(folder, 'dist/main.js'), 'main')
  await writeFile(join(folder, 'home/page.ts'), 'after')
  await untilSeen('page.ts')

  expect([...new Set(changed)]).toEqual(['page.ts'])
})

it('forgets a folder that is removed, and sees it again once it is back', async () => {
  await rm(join(folder, 'home'), { recursive: true })
  await seen('home')

  await mkdir(join(folder, 'home'))
  await seen('home')
  await writeFile(join(folder, 'home/page.ts'), 'back')
  await seen('page.ts')
})

it('has nothing to watch where there is no folder, and says so of a file', () => {
  expect(() => watchTree(join(folder, 'gone'), /^dist$/, () => {})()).not.toThrow()
  expect(() => watchTree(join(folder, 'home/page.ts'), /^dist$/, () => {})).toThrow('ENOTDIR')
})
