import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { testStore } from '../testing/testStore.ts'
import { readSettings } from './settings.ts'
import { settingsFile } from '../names/storePaths.ts'

const store = testStore()

async function settings(data: unknown) {
  await mkdir(dirname(settingsFile(store.folder)), { recursive: true })
  await writeFile(settingsFile(store.folder), JSON.stringify(data))
  return readSettings(store.folder)
}

it('allows no overrides and knows no other origin unless somebody has decided so', async () => {
  const decided = {
    watchesCanaries: true,
    tellsWho: true,
    allowsOverrides: false,
    origins: [],
  }
  expect(await readSettings(store.folder)).toEqual(decided)

  const origins = ['https://mirror.example.com', 'http://10.0.0.7:8081']
  expect(await settings({ allowsOverrides: true, origins })).toEqual({
    ...decided,
    allowsOverrides: true,
    origins,
  })
})

it.each([
  'mirror.example.com',
  'https://mirror.example.com/',
  'https://mirror.example.com/store',
  'ftp://mirror.example.com',
  "https://mirror.example.com; script-src 'unsafe-inline'",
  'https://*.example.com',
])('takes no %j for an origin, because policies list it as it stands', async (origin) => {
  await expect(settings({ origins: [origin] })).rejects.toThrow(
    `settings.json is wrong at origins.0: ${JSON.stringify(origin)} stands there, where an origin like ` +
      '"https://mirror.example.com", without a slash at its end, belongs.',
  )
})

it.each([
  [
    { watchesCanaries: 'often' },
    'watchesCanaries: "often" stands there, where true or false belongs.',
  ],
  [
    { origins: 'https://a.example' },
    'origins: "https://a.example" stands there, where a list of origins belongs.',
  ],
  [{ site: 7 }, 'site: 7 stands there, where an origin like'],
  [
    { opening: { mounts: 500 } },
    'opening.mounts: 500 stands there, where a whole number from 1 to 80 belongs.',
  ],
  [{ opening: { pageKb: -1 } }, 'opening.pageKb: -1 stands there, where a number from 0 belongs.'],
  [{ opening: true }, 'opening: true stands there, where an object such as {} belongs.'],
  ['none', 'its start: "none" stands there, where an object such as {} belongs.'],
  [
    { watchCanaries: false },
    'watchCanaries: there is no such key. Choose from watchesCanaries, allowsOverrides, opening, tellsWho, site, origins.',
  ],
  [
    { opening: { mount: 5 } },
    'opening.mount: there is no such key. Choose from mounts, entryKb, pageKb,',
  ],
])('says of %j what stands there and what may', async (data, sentence) => {
  await expect(settings(data)).rejects.toThrow(`settings.json is wrong at ${sentence}`)
})
