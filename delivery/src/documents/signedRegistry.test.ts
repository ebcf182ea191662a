import type { Registry } from '@aldergate/contract'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { isSigned, type SigningKey } from '../signing/signature.ts'
import {
  handmadeHost,
  handmadePage,
  handmadeRemote,
  newFolder,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { testStore } from '../testing/testStore.ts'
import { handmadeKey } from '../testing/handmadeKey.ts'
import { deriveFromRelease } from './derive.ts'
import { repairRecords } from '../upkeep/repairRecords.ts'
import { shownRegistry } from '../store/shown.ts'
import { releaseFile } from '../names/storePaths.ts'
import { verifyStore } from '../upkeep/verifyStore.ts'

const key = handmadeKey()
const store = testStore()

beforeEach(async () => {
  await store.promote(
    {
      host: await store.publish(handmadeHost({ trustedKeys: [key.publicKey] })),
      trading: await store.publish(handmadeRemote()),
    },
    { key },
  )
})

function publishNext(page: string) {
  return store.publish(handmadeRemote(), { 'page.js': page })
}

async function read(name: string): Promise<Registry> {
  return JSON.parse(await store.read(name))
}

async function problems(): Promise<string[]> {
  return (await verifyStore({ store: store.folder })).problems
}

function repair(by?: SigningKey) {
  return verifyStore({ store: store.folder, isRepairing: true, key: by })
}

it('signs what browsers read of a release, in each place the same', async () => {
  const registry = await store.registry()

  expect(isSigned([key.publicKey], 'registry', registry)).toBe(true)
  expect(await shownRegistry(store.folder)).toEqual(registry)
  expect(await read(`composition-${registry.fingerprint}.json`)).toEqual(registry)
  expect(await problems()).toEqual([])
})

describe('the part of it that the document of a page has', () => {
  const DOCUMENT = 'documents/news.html'
  const drawing = { path: '/news', markup: 'drawn.html', style: 'drawn.css' }
  const FRAME = [{ ...drawing, path: '/*' }]
  const drawn = { 'drawn.html': '<slot></slot>', 'drawn.css': '' }

  /** Makes live a page that is drawn, by a host that takes parts or by an older one. */
  async function promoteDrawn(takesParts = true) {
    const host = handmadeHost({ trustedKeys: [key.publicKey], frame: FRAME, takesParts })
    const pages = [{ ...handmadePage('/news'), drawn: [drawing] }]
    await store.promote(
      {
        host: await store.publish(host, { ...drawn, 'main.js': String(takesParts) }),
        trading: await store.publish(handmadeRemote({ pages }), drawn),
      },
      { key },
    )
  }

  it('is signed as a part, and as nothing else', async () => {
    await promoteDrawn()
    const part = (await shownRegistry(store.folder, DOCUMENT)) as Registry

    expect(part.partFor).toBe('/news')
    expect(isSigned([key.publicKey], 'part', part)).toBe(true)
    expect(isSigned([key.publicKey], 'registry', part)).toBe(false)
    expect((await shownRegistry(store.folder)) as Registry).not.toHaveProperty('partFor')
    expect(await problems()).toEqual([])
  })

  it('needs no key where it stands, gives way to the whole where it is lost, and comes again with the key', async () => {
    await promoteDrawn()
    const page = await store.read(DOCUMENT)
    await rm(store.path('robots.txt'))
    await deriveFromRelease(store.folder)
    expect(await store.read(DOCUMENT)).toBe(page)

    await writeFile(store.path(DOCUMENT), page.replace('"partFor":"/news"', '"partFor":"/"'))
    await deriveFromRelease(store.folder)
    expect(await shownRegistry(store.folder, DOCUMENT)).toEqual(await store.registry())
    await deriveFromRelease(store.folder, key)
    expect(await store.read(DOCUMENT)).toBe(page)
  })

  it('is not for a host that wants all of it', async () => {
    await promoteDrawn(false)

    expect(await shownRegistry(store.folder, DOCUMENT)).toEqual(await store.registry())
  })
})

it('refuses to promote without the key of the host, and says whose it needs', async () => {
  const trading = await publishNext('better()')
  const other = handmadeKey()

  await expect(store.promote({ trading })).rejects.toThrow(
    `The host takes only what is signed by ${key.publicKey}, and there is none here: set SIGNING_KEY`,
  )
  await expect(store.promote({ trading }, { key: other })).rejects.toThrow(
    `and yours is ${other.publicKey}: set`,
  )
  expect((await store.registry()).release).toBe(1)
})

it('needs no key to serve and to repair what somebody has signed', async () => {
  const page = await store.read('index.html')
  for (const name of ['index.html', 'registry.json']) {
    await writeFile(store.path(name), 'altered')
    expect(await deriveFromRelease(store.folder)).toBe(1)
  }
  expect(await store.read('index.html')).toBe(page)
  expect(isSigned([key.publicKey], 'registry', await store.registry())).toBe(true)
})

it('keeps the signature that stands also where the host trusts no key, and needs none for that', async () => {
  await store.promote({ host: await store.publish(handmadeHost()) }, { key })
  const registry = await store.registry()
  expect(isSigned([key.publicKey], 'registry', registry)).toBe(true)
  await writeFile(store.path('index.html'), 'altered')

  await deriveFromRelease(store.folder)
  expect(await store.registry()).toEqual(registry)
  expect(await shownRegistry(store.folder)).toEqual(registry)
})

it('signs nothing without a key: where each copy is lost it says so, and with the key all is as before', async () => {
  const { fingerprint } = await store.registry()
  const page = await store.read('index.html')
  for (const name of ['index.html', 'registry.json', `composition-${fingerprint}.json`]) {
    await rm(store.path(name))
  }

  await expect(deriveFromRelease(store.folder)).rejects.toThrow(
    'The host takes only what is signed by',
  )
  expect(await problems()).toEqual([expect.stringContaining('and there is none here')])
  await deriveFromRelease(store.folder, key)
  expect(await store.read('index.html')).toBe(page)
})

it('takes no registry with a signature that is not its own for what stands there', async () => {
  const registry = await store.registry()
  const text = JSON.stringify({
    ...registry,
    signature: handmadeKey().signed('registry', registry).signature,
  })
  for (const name of ['registry.json', `composition-${registry.fingerprint}.json`]) {
    await writeFile(store.path(name), text)
  }

  expect(await problems()).toEqual([
    'What servers send is not that of release 1: mend it with npm run verify:store -- --repair.',
  ])
  await repair()
  expect(await problems()).toEqual([])
})

describe('a record that somebody has written by hand', () => {
  beforeEach(async () => {
    const trading = await publishNext('evil()')
    const file = releaseFile(store.folder, 1)
    const record = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(
      file,
      JSON.stringify({ ...record, composition: { ...record.composition, trading } }),
    )
  })

  it('is found', async () => {
    expect(await problems()).toContainEqual(
      'Release 1 is live and not signed by a key that is trusted, so somebody may have written it ' +
        'by hand: look at npm run history, then let npm run verify:store -- --repair write anew what is proved, ' +
        'with the key of this store, or restore the store from a copy.',
    )
  })

  it('is written anew with the key, from what the page shows, and all is sound', async () => {
    const page = await store.read('index.html')
    const file = releaseFile(store.folder, 1)
    const { repaired, problems: still } = await repair(key)

    expect(repaired[0]).toBe(
      `${file} was not as it was signed: it is put aside as ${file}.damaged, and written anew from what ` +
        'the page shows.',
    )
    expect(still).toEqual([])
    expect(await problems()).toEqual([])
    expect(await store.read('index.html')).toBe(page)
    await store.promote({ trading: await publishNext('better()') }, { key })
    expect(await problems()).toEqual([])
  })

  it('is left where it is without the key, or with another one, and the cure is said', async () => {
    for (const [by, cure] of [
      [undefined, 'Set SIGNING_KEY to it, then npm run verify:store -- --repair.'],
      [handmadeKey(), 'so restore the store from a copy.'],
    ] as const) {
      const before = await readFile(releaseFile(store.folder, 1), 'utf8')
      const found = await repair(by)
      expect(found.problems[0]).toMatch(/000001\.json was not as it was signed: .+/)
      expect(found.problems[0]?.endsWith(cure)).toBe(true)
      expect(await readFile(releaseFile(store.folder, 1), 'utf8')).toBe(before)
    }
  })

  it('is not signed along with the next release', async () => {
    await expect(
      store.promote({ trading: await publishNext('better()') }, { key }),
    ).rejects.toThrow('Release 1 is live and not signed by a key that is trusted')
  })

  it('is not shown by who serves or repairs without the key', async () => {
    await expect(deriveFromRelease(store.folder)).rejects.toThrow('there is none here')
    expect((await store.registry()).remotes).toMatchObject([{ name: 'trading' }])
  })
})

it('is not shown by who serves with the key, either', async () => {
  const page = await store.read('index.html')
  const file = releaseFile(store.folder, 1)
  const record = JSON.parse(await readFile(file, 'utf8'))
  const trading = await publishNext('evil()')
  await writeFile(
    file,
    JSON.stringify({ ...record, composition: { ...record.composition, trading } }),
  )

  await expect(deriveFromRelease(store.folder, key)).rejects.toThrow('not signed by a key')
  expect(await store.read('index.html')).toBe(page)
})

it('goes on where the newest record is damaged, by what the page shows, and signs it anew with the key', async () => {
  await writeFile(releaseFile(store.folder, 1), '{"release":1')
  const trading = await publishNext('better()')
  const copy = await newFolder()
  await cp(store.folder, copy, { recursive: true })

  await store.promote({ trading }, { key })
  expect((await store.registry()).release).toBe(2)
  await repairRecords(copy, key)
  // The history follows from the records.
  await deriveFromRelease(copy, key)
  expect((await verifyStore({ store: copy })).problems).toEqual([])
  await removeFolder(copy)
})

it('lets the last sound release stand where neither the record nor the page of a later one is as it was signed', async () => {
  const { composition } = JSON.parse(await readFile(releaseFile(store.folder, 1), 'utf8'))
  await store.promote({ trading: await publishNext('better()') }, { key })
  for (const [damage, wrong] of [
    [(text: string) => text.replace('a test', 'a hoax'), 'was not as it was signed'],
    [() => '{', 'was damaged'],
  ] as const) {
    const file = releaseFile(store.folder, 2)
    await writeFile(file, damage(await readFile(file, 'utf8')))
    await writeFile(store.path('index.html'), 'altered')

    const { repaired, problems: still } = await repair(key)
    expect(repaired[0]).toBe(
      `${file} ${wrong}: it is put aside as ${file}.damaged, and release 1 stands in its place, because ` +
        'nothing else is sound.',
    )
    expect(still).toEqual([])
    expect(await store.registry()).toMatchObject({ release: 2 })
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ composition, after: 1 })
  }
})

it('leaves a damaged record without the key: unsigned, nobody would believe it', async () => {
  await writeFile(releaseFile(store.folder, 1), '{"release":1')

  const { problems: still } = await repair()
  expect(await readFile(releaseFile(store.folder, 1), 'utf8')).toBe('{"release":1')
  expect(still).toEqual([
    expect.stringContaining('was damaged: what is signed is written anew only by'),
  ])
  expect((await repair(key)).problems).toEqual([])
})

it('stays signed once it is: an unsigned host is no way around', async () => {
  const host = await store.publish(handmadeHost())

  await expect(store.promote({ host })).rejects.toThrow(
    'What is live is signed, and there is no key here: set SIGNING_KEY',
  )
  await store.promote({ host }, { key })
  await expect(store.promote({ trading: await publishNext('better()') })).rejects.toThrow(
    'What is live is signed, and there is no key here',
  )
})
