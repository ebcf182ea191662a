/** @jest-environment jsdom */

import fc from 'fast-check'
import { createStore, type Store } from 'jotai'
import { BRAND, type SliceName } from '@aldergate/contract'
import { type Fill, type Ledger, OPENING_LEDGER, reverseOrder } from '@aldergate/ledger'
import { ledgerAtom, resetLedgerAtom } from '@aldergate/ledger/state'
import { ARBITRARY_DATA } from '@aldergate/testing/arbitraryData'
import { tradedAfter } from '@aldergate/testing/ledgerScenario'
import { MAX_STRATEGY_DRAFT, watchlistAtom } from '@aldergate/market/state'
import { firedAlertsAtom } from '@aldergate/market/alerts'
import {
  eraseDataAtom,
  exportDataAtom,
  generationsAtom,
  importDataAtom,
  previewImport,
  receiveDataAtom,
} from './keeping'
import {
  arrivalsOfDataAtom,
  changeSettingsAtom,
  keepDataAtom,
  keepingAtom,
  loginAtom,
  notificationsAtom,
  notifyAtom,
  recordNotificationAtom,
  sessionAtom,
  settingsAtom,
} from '@aldergate/platform'
import { MAX_DOCUMENT_LENGTH } from './kept/document'
import { KEPT } from './kept/slices'

// Markets that open at one moment are one market.
beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 2, 29, 13, 47, 11) }))
afterEach(() => jest.useRealTimers())

type Data = Partial<Record<SliceName, unknown>>

function dataOf(store: Store): Data {
  return Object.fromEntries(KEPT.map((slice) => [slice.name, store.get(slice.atom)]))
}

function storeWith(data: Data): Store {
  const store = createStore()
  const parts = KEPT.filter(({ name }) => name in data).map((slice) => ({
    slice,
    value: data[slice.name],
  }))
  store.set(receiveDataAtom, parts)
  return store
}

/** The text of an export with another value at one place; `undefined` takes the place away. */
function changedExport(place: string, value: unknown): string {
  return replaced(createStore().set(exportDataAtom), place.split('.'), value)
}

/** A ledger with a number of purchases, one per minute. */
function ledgerOf(count: number): Ledger {
  const start = OPENING_LEDGER.at(-1)?.at ?? 0
  const fills = Array.from({ length: count }, (_, index): Fill => {
    const [orderId, at] = [index.toString(16).padStart(32, '0'), start + (index + 1) * 60_000]
    return {
      kind: 'fill',
      id: `fill ${orderId}`,
      at,
      orderId,
      pair: 'ETH/GBP',
      side: 'buy',
      quantity: '0.01',
      price: '1500',
      pricedAt: at,
      value: '15.00',
      fee: '0.02',
    }
  })
  return [...OPENING_LEDGER, ...fills]
}

/** Imports a text, expects that it is refused and changes nothing, and returns the result. */
function expectRefused(text: string, reason?: string) {
  const store = storeWith({ watchlist: ['ETH/GBP'] })
  const before = dataOf(store)
  const arrivals = store.get(arrivalsOfDataAtom)
  const result = store.set(importDataAtom, text)

  expect(result).toMatchObject({ status: 'refused', ...(reason && { reason }) })
  expect(dataOf(store)).toEqual(before)
  for (const [name, value] of Object.entries(before)) {
    expect(dataOf(store)[name as SliceName]).toBe(value)
  }
  expect(store.get(arrivalsOfDataAtom)).toBe(arrivals)
  expect(store.get(generationsAtom)).toEqual({})
  return result
}

describe('a file', () => {
  it('brings back whatever was exported', () => {
    fc.assert(
      fc.property(ARBITRARY_DATA, (data) => {
        const text = storeWith(data).set(exportDataAtom)
        const store = createStore()

        expect(store.set(importDataAtom, text)).toMatchObject({ status: 'applied' })
        expect(dataOf(store)).toEqual(data)
        expect(store.set(exportDataAtom).replace(/"exportedAt".*/, '')).toBe(
          text.replace(/"exportedAt".*/, ''),
        )
      }),
      { numRuns: 50 },
    )
  })

  it('brings back all trades of a device that is full of them', () => {
    const ledger = ledgerOf(20_000)
    const store = createStore()

    expect(store.set(importDataAtom, storeWith({ ledger }).set(exportDataAtom))).toMatchObject({
      status: 'applied',
    })
    expect(dataOf(store).ledger).toEqual(ledger)
  })

  it('says what it is, in which version, from when, and holds every slice', () => {
    const document = JSON.parse(createStore().set(exportDataAtom))

    expect(document).toMatchObject({ product: BRAND.product, schema: 1 })
    expect(document.exportedAt).toMatch(/^\d{4}-\d{2}-\d{2}T/)
    expect(Object.keys(document.slices)).toEqual(KEPT.map(({ name }) => name))
  })

  it('knows nothing of who was logged in', () => {
    const store = createStore()
    store.set(loginAtom, { email: 'trader@example.org' })

    expect(store.set(exportDataAtom)).not.toContain('trader@example.org')
  })

  it('says what it would replace before it does', () => {
    const preview = previewImport(storeWith({ watchlist: ['ETH/GBP'] }).set(exportDataAtom))

    expect(preview).toMatchObject({
      status: 'sound',
      parts: [
        { name: 'settings', count: undefined },
        { name: 'watchlist', count: 1 },
        { name: 'alerts', count: 0 },
        { name: 'firedAlerts', count: 0 },
        { name: 'alertSides', count: undefined },
        { name: 'ledger', count: 0 },
        { name: 'bots', count: 0 },
        { name: 'layout', count: undefined },
        { name: 'indicators', count: 0 },
        { name: 'strategy', count: undefined },
        { name: 'customStrategy', count: undefined },
        { name: 'news', count: 0 },
        { name: 'market', count: undefined },
      ],
    })
  })

  it('counts the trades without those that were undone', () => {
    const ledger = ledgerOf(3)
    const undone = reverseOrder(
      ledger,
      (2).toString(16).padStart(32, '0'),
      (ledger.at(-1)?.at ?? 0) + 1_000,
    )
    if (undone.status !== 'reversed') throw new Error(JSON.stringify(undone))
    const store = storeWith({ ledger: [...ledger, undone.reversal] })

    expect(previewImport(store.set(exportDataAtom))).toMatchObject({
      parts: expect.arrayContaining([expect.objectContaining({ name: 'ledger', count: 2 })]),
    })
  })

  it('counts the trades without those of before the account was started anew', () => {
    const store = storeWith({ ledger: ledgerOf(3) })
    store.set(resetLedgerAtom)

    expect(previewImport(store.set(exportDataAtom))).toMatchObject({
      parts: expect.arrayContaining([expect.objectContaining({ name: 'ledger', count: 0 })]),
    })
  })

  it('replaces what it names and leaves the rest', () => {
    const store = storeWith({ watchlist: ['ETH/GBP'] })
    store.set(changeSettingsAtom, { language: 'fr' })
    const text = changedExport('slices.settings', undefined)

    expect(store.set(importDataAtom, text)).toMatchObject({ status: 'applied' })
    expect(store.get(settingsAtom).language).toBe('fr')
    expect(dataOf(store).watchlist).toEqual(dataOf(createStore()).watchlist)
  })

  it.each([
    ['in the same millisecond', 0],
    ['once the clock was set back', -60_000],
  ])('counts as newer than the one before it, also %s', (_when, later) => {
    const store = createStore()
    const text = store.set(exportDataAtom)
    store.set(importDataAtom, text)
    const { settings: first = 0 } = store.get(generationsAtom)
    jest.setSystemTime(Date.now() + later)
    store.set(importDataAtom, text)

    expect(store.get(generationsAtom).settings).toBeGreaterThan(first)
  })

  it('leaves the draft of a strategy alone where the file is older than it', () => {
    const store = storeWith({ strategy: '{}' })

    expect(store.set(importDataAtom, changedExport('slices.strategy', undefined))).toMatchObject({
      status: 'applied',
    })
    expect(dataOf(store).strategy).toBe('{}')
  })

  it('is applied all at once', () => {
    const text = storeWith({ watchlist: [], layout: null }).set(exportDataAtom)
    const store = storeWith({ watchlist: ['ETH/GBP'] })
    store.set(changeSettingsAtom, { language: 'fr' })
    const seen: string[] = []
    for (const slice of KEPT) {
      store.sub(slice.atom, () => {
        seen.push(`${store.get(settingsAtom).language} ${store.get(watchlistAtom).length}`)
      })
    }
    store.set(importDataAtom, text)

    expect(new Set(seen)).toEqual(new Set(['en 0']))
  })
})

describe('a file that is refused', () => {
  it.each<[string, string]>([
    ['not-json', ''],
    ['not-json', '{"product"'],
    ['other-product', 'null'],
    ['other-product', '[]'],
    ['other-product', '7'],
    ['other-product', '{"version":1,"panels":[]}'],
    ['corrupt', changedExport('exportedAt', 'yesterday')],
    ['corrupt', changedExport('exportedAt', '2026-11-27T13:05:00+05')],
    ['other-product', changedExport('product', 'Another')],
    ['newer', changedExport('schema', 2)],
    ['newer', changedExport('slices.ledger.version', 99)],
    ['corrupt', changedExport('slices.ledger.value.0.amount', 1)],
    ['corrupt', changedExport('slices.layout.value', 7)],
    ['corrupt', changedExport('slices.strategy.value', 'x'.repeat(MAX_STRATEGY_DRAFT + 1))],
    ['newer', changedExport('slices.strategy.version', 2)],
    ['corrupt', changedExport('slices.settings.value', undefined)],
    ['unknown-part', changedExport('slices.other', { version: 1, value: [] })],
    ['unknown-part', changedExport('slices.toString', { version: 1, value: [] })],
    ['empty', changedExport('slices', {})],
    ['too-large', ' '.repeat(MAX_DOCUMENT_LENGTH + 1)],
  ])('changes nothing: %s', (reason, text) => {
    expectRefused(text, reason)
  })

  it('names the place that is wrong', () => {
    const text = changedExport('slices.watchlist.value.1', 'X')

    expect(expectRefused(text)).toMatchObject({ where: 'slices.watchlist.value.1' })
  })

  it('names the entry of the ledger, and what of it is no quantity', () => {
    const text = storeWith({ ledger: tradedAfter(OPENING_LEDGER, '+1 @ 100') }).set(exportDataAtom)
    const at = OPENING_LEDGER.length

    expect(expectRefused(text.replace('"quantity": "1"', '"quantity": "much"'))).toMatchObject({
      where: `slices.ledger.value.${at}.quantity`,
    })
    expect(expectRefused(text.replace('"value": "100.00"', '"value": "90.00"'))).toMatchObject({
      where: `slices.ledger.value.${at}.value`,
    })
  })

  it('changes nothing when it was cut off, wherever', () => {
    const text = storeWith({ watchlist: [] }).set(exportDataAtom)
    for (let length = 0; length < text.length; length += 1) {
      expect(previewImport(text.slice(0, length)).status).toBe('refused')
    }
    expectRefused(text.slice(0, -1))
  })

  it('changes nothing for any text and any JSON', () => {
    const text = fc.oneof(
      fc.string(),
      fc.uint8Array().map((bytes) => new TextDecoder().decode(bytes)),
      fc.json(),
    )
    fc.assert(fc.property(text, (anything) => void expectRefused(anything)))
  })

  it('changes nothing when one place of it holds something of another type, or is accepted whole', () => {
    const text = createStore().set(exportDataAtom)
    const paths = pathsOf(JSON.parse(text))
    const change = fc.record({ path: fc.constantFrom(...paths), value: fc.jsonValue() })
    fc.assert(
      fc.property(change, ({ path, value }) => {
        const store = createStore()
        const before = dataOf(store)
        const result = store.set(importDataAtom, replaced(text, path, value))
        if (result.status === 'refused') expect(dataOf(store)).toEqual(before)
        else expect(store.set(exportDataAtom)).toContain(BRAND.product)
      }),
      { numRuns: 300 },
    )
  })

  it.each(['__proto__', 'constructor', 'prototype'])('is not fooled by the key %s', (key) => {
    const evil = `"${key}": { "polluted": true, "version": 1, "value": { "polluted": true } }`
    const text = createStore().set(exportDataAtom)
    for (const at of ['{', '"slices": {', '"value": {']) {
      const store = createStore()
      const before = dataOf(store)
      store.set(importDataAtom, text.replace(at, `${at} ${evil},`))

      expect(dataOf(store)).toEqual(before)
      expect(store.get(settingsAtom)).not.toHaveProperty('polluted')
      expect({}).not.toHaveProperty('polluted')
    }
  })

  it('is not fooled by depth', () => {
    expectRefused('['.repeat(1_000_000) + ']'.repeat(1_000_000))
  })
})

it('goes on to tell, to keep and to export after an alert of the last moment there is', () => {
  const last = {
    id: 8_640_000_000_000_000,
    text: 'BTC rose.',
    at: 0,
    kind: 'priceAlert',
    type: 'warning',
    isRead: false,
  }
  const store = createStore()
  store.set(importDataAtom, changedExport('slices.firedAlerts.value.entries', [last]))
  for (const text of ['ETH rose.', 'SOL rose.']) {
    store.set(recordNotificationAtom, { kind: 'priceAlert', text })
    const file = store.set(exportDataAtom)
    expect(store.set(importDataAtom, file)).toMatchObject({ status: 'applied' })
  }

  const told = store.get(notificationsAtom).map(({ text }) => text)
  expect(told).toEqual(['SOL rose.', 'ETH rose.', 'BTC rose.'])
})

it('goes on to trade, to keep and to export after an entry of the last moment there is', () => {
  const last = { kind: 'reset', id: 'reset', at: Date.UTC(10_000, 0) - 1 }
  const store = createStore()
  const file = changedExport('slices.ledger.value', [...OPENING_LEDGER, last])
  expect(store.set(importDataAtom, file)).toMatchObject({ status: 'applied' })
  for (let count = 1; count <= 2; count += 1) {
    store.set(resetLedgerAtom)
    expect(store.set(importDataAtom, store.set(exportDataAtom))).toMatchObject({
      status: 'applied',
    })
    expect(store.get(ledgerAtom)).toHaveLength(OPENING_LEDGER.length + 1 + count)
  }
})

describe('erasing', () => {
  it('brings everything back to the beginning, but for the session', () => {
    fc.assert(
      fc.property(ARBITRARY_DATA, (data) => {
        const store = storeWith(data)
        store.set(notifyAtom, 'said')
        store.set(loginAtom, { email: 'trader@example.org' })
        store.set(keepDataAtom, true)
        store.set(importDataAtom, createStore().set(exportDataAtom))
        store.set(eraseDataAtom)

        expect(dataOf(store)).toEqual(dataOf(createStore()))
        expect(store.get(generationsAtom)).toEqual({})
        expect(store.get(notificationsAtom)).toEqual([])
        expect(store.get(firedAlertsAtom)).toEqual([])
        expect(store.get(keepingAtom)).toBe('off')
        expect(store.get(sessionAtom).isAuthenticated).toBe(true)
      }),
      { numRuns: 20 },
    )
  })
})

function pathsOf(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...path]]
  return [
    [...path],
    ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key])),
  ]
}

function replaced(text: string, path: readonly string[], value: unknown): string {
  const document = JSON.parse(text)
  const last = path.at(-1)
  if (last === undefined) return JSON.stringify(value)
  const parent = path.slice(0, -1).reduce((inner, key) => inner[key], document)
  parent[last] = value
  return JSON.stringify(document)
}
