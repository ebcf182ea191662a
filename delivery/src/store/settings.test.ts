import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { newFolder, removeFolder } from '../testing/handmadeBuilds.ts'
import { readSettings } from './settings.ts'
import { settingsFile } from './storePaths.ts'

let store: string

beforeEach(async () => {
  store = await newFolder()
})

afterEach(() => removeFolder(store))

async function settings(data: unknown) {
  await mkdir(dirname(settingsFile(store)), { recursive: true })
  await writeFile(settingsFile(store), JSON.stringify(data))
  return readSettings(store)
}

it('allows no overrides and knows no other origin unless somebody has decided so', async () => {
  const decided = {
    ...{ watchesCanaries: true, tellsWho: true },
    ...{ allowsOverrides: false, origins: [] },
  }
  expect(await readSettings(store)).toEqual(decided)

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
    /settings\.json is wrong at origins\.0: an origin is like "https:\/\/mirror\.example\.com"/,
  )
})
