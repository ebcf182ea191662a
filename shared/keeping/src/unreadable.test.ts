/** @jest-environment jsdom */

import { deleteDamagedAtom, eraseDataAtom, exportDamagedAtom, exportDataAtom } from './keeping'
import {
  changeSettingsAtom,
  DEFAULT_SETTINGS,
  keepDataAtom,
  keepingAtom,
  settingsAtom,
} from '@aldergate/platform'
import { DAMAGED_KEY, KEEP_KEY, keyOf } from '@aldergate/contract'
import { damagedCopiesAtom } from './kept/damaged'
import { newerSlicesAtom } from './kept/newer'
import { ledgerAtom } from '@aldergate/ledger/state'
import {
  MAX_STRATEGY_DRAFT,
  openingAtom,
  strategyDraftAtom,
  watchlistAtom,
} from '@aldergate/market/state'
import {
  announce,
  fillsOf,
  ledgerWith,
  openKeepingTab,
  openTab,
  stored,
  testWithTabs,
  wait,
} from './testing/tabs'

const SETTINGS_KEY = keyOf('settings')
const MARKET_KEY = keyOf('market')

testWithTabs()

const QUOTA = new DOMException('full', 'QuotaExceededError')

describe('what cannot be read', () => {
  it.each(['', '{', 'null', '{"version":1,"value":{"language":"xx"}}', '{"value":{}}'])(
    'is replaced by defaults, alone, and named once: %s',
    (text) => {
      localStorage.setItem(KEEP_KEY, 'yes')
      localStorage.setItem(SETTINGS_KEY, text)
      localStorage.setItem(keyOf('watchlist'), '{"version":1,"value":["ETH/GBP"]}')
      const { store, problems } = openTab()

      expect(store.get(settingsAtom)).toEqual(DEFAULT_SETTINGS)
      expect(store.get(watchlistAtom)).toEqual(['ETH/GBP'])
      expect(problems).toEqual([{ kind: 'unreadable', reason: 'corrupt', slices: ['settings'] }])
    },
  )

  const BAD = '{"version":1,"value":[{"kind":"openingCash"}]}'

  /** A page that finds a ledger which it cannot read. */
  function openWithDamage(text = BAD) {
    localStorage.setItem(KEEP_KEY, 'yes')
    localStorage.setItem(keyOf('ledger'), text)
    return openTab()
  }

  it('is set aside word for word before the next trade takes its place', () => {
    const { store, close } = openWithDamage()
    store.set(ledgerAtom, ledgerWith('a'))
    wait()

    expect(localStorage.getItem(keyOf('ledger'))).toContain('fill a')
    expect(store.get(damagedCopiesAtom)).toMatchObject([{ slice: 'ledger', text: BAD }])
    expect(store.set(exportDamagedAtom)).toContain('openingCash')
    expect(JSON.parse(store.set(exportDataAtom)).damaged).toMatchObject([{ text: BAD }])
    close()

    const { store: next, problems } = openTab()
    expect(problems).toEqual([])
    expect(next.get(damagedCopiesAtom)).toMatchObject([{ slice: 'ledger', text: BAD }])
    expect(fillsOf(next)).toEqual(['a'])
  })

  it('is set aside once, however often the page is opened, and of one part at most twice', () => {
    openWithDamage().close()
    openWithDamage().close()
    openWithDamage('second').close()
    const { store } = openWithDamage('third')

    expect(store.get(damagedCopiesAtom).map(({ text }) => text)).toEqual(['second', 'third'])
  })

  it('is told of once, however often the page is opened, and anew where it is another', () => {
    openWithDamage().close()
    const again = openWithDamage()
    expect(again.problems).toEqual([])
    again.close()

    const other = openWithDamage('other')
    expect(other.problems).toEqual([{ kind: 'unreadable', reason: 'corrupt', slices: ['ledger'] }])
  })

  it('is told of each time where the device takes no copy of it', () => {
    openWithoutRoom().close()
    const { problems } = openWithoutRoom()
    expect(problems).toEqual([{ kind: 'unreadable', reason: 'corrupt', slices: ['ledger'] }])
  })

  it('is gone once the trader deletes it, in every tab, or erases all', () => {
    const { store } = openWithDamage()
    const other = openTab()
    other.store.set(deleteDamagedAtom)
    expect(stored()).not.toContain(DAMAGED_KEY)
    announce(DAMAGED_KEY)
    expect(store.get(damagedCopiesAtom)).toEqual([])

    const again = openWithDamage('again')
    expect(stored()).toContain(DAMAGED_KEY)
    again.store.set(eraseDataAtom)
    expect(stored()).toEqual([])
    expect(again.store.get(damagedCopiesAtom)).toEqual([])
  })

  /** A page that finds damage on a device that has no room for a copy of it, until there is. */
  function openWithoutRoom() {
    let isFull = true
    const storage = Object.assign(Object.create(localStorage), {
      getItem: (key: string) => localStorage.getItem(key),
      removeItem: (key: string) => localStorage.removeItem(key),
      setItem: (key: string, text: string) => {
        if (isFull && key === DAMAGED_KEY) throw QUOTA
        localStorage.setItem(key, text)
      },
    }) as Storage
    localStorage.setItem(KEEP_KEY, 'yes')
    localStorage.setItem(keyOf('ledger'), BAD)
    const makeRoom = () => {
      isFull = false
    }
    return { ...openTab(() => storage), makeRoom }
  }

  it('is not overwritten while the device takes no copy of it, and that changes are not kept is told', () => {
    const { store, problems, makeRoom } = openWithoutRoom()
    store.set(ledgerAtom, ledgerWith('a'))
    wait()
    expect(localStorage.getItem(keyOf('ledger'))).toBe(BAD)
    expect(store.get(keepingAtom)).toBe('failing')
    expect(problems.at(-1)).toEqual({ kind: 'device', reason: 'full' })

    makeRoom()
    store.set(ledgerAtom, ledgerWith('b', store.get(ledgerAtom)))
    wait()
    expect(localStorage.getItem(keyOf('ledger'))).toContain('fill b')
    expect(localStorage.getItem(DAMAGED_KEY)).toContain('openingCash')
    expect(store.get(keepingAtom)).toBe('on')
  })

  it('can be had, and deleted, where the device takes no copy of it', () => {
    const { store } = openWithoutRoom()
    store.set(ledgerAtom, ledgerWith('a'))
    wait()
    expect(store.set(exportDamagedAtom)).toContain('openingCash')
    expect(JSON.parse(store.set(exportDataAtom)).damaged).toMatchObject([{ text: BAD }])

    store.set(deleteDamagedAtom)
    wait()
    expect(localStorage.getItem(keyOf('ledger'))).toContain('fill a')
    expect(stored()).not.toContain(DAMAGED_KEY)
    expect(store.get(keepingAtom)).toBe('on')
  })

  it('is not overwritten either where the page comes back before the device has taken a copy of it', () => {
    const { store, makeRoom } = openWithoutRoom()
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    wait()
    expect(localStorage.getItem(keyOf('ledger'))).toBe(BAD)
    expect(store.get(damagedCopiesAtom)).toMatchObject([{ text: BAD }])

    makeRoom()
    store.set(ledgerAtom, ledgerWith('a'))
    wait()
    expect(localStorage.getItem(keyOf('ledger'))).toContain('fill a')
    expect(localStorage.getItem(DAMAGED_KEY)).toContain('openingCash')
  })

  it('is not overwritten where another tab deletes copies, and there is none of it among them', () => {
    const { store } = openWithoutRoom()
    localStorage.setItem(DAMAGED_KEY, JSON.stringify([{ slice: 'settings', at: 1, text: '{' }]))
    announce(DAMAGED_KEY)
    expect(store.get(damagedCopiesAtom)).toMatchObject([{ slice: 'settings' }, { text: BAD }])
    localStorage.removeItem(DAMAGED_KEY)
    announce(DAMAGED_KEY)
    wait()

    expect(store.get(damagedCopiesAtom)).toMatchObject([{ text: BAD }])
    expect(localStorage.getItem(keyOf('ledger'))).toBe(BAD)
  })

  it('leaves the copies alone of which only a newer version of the app knows what they are', () => {
    const newer = { slice: 'ofTomorrow', at: 1, text: '[' }
    localStorage.setItem(DAMAGED_KEY, JSON.stringify([newer]))
    const { store } = openWithDamage()
    const other = openTab()
    expect(store.get(damagedCopiesAtom)).toMatchObject([{ slice: 'ledger', text: BAD }])
    expect(copiesOnDevice()).toMatchObject([{ slice: 'ledger' }, newer])

    const settings = { slice: 'settings', at: 2, text: '{' }
    localStorage.setItem(DAMAGED_KEY, JSON.stringify([settings, ...copiesOnDevice()]))
    const kept = localStorage.getItem(DAMAGED_KEY)
    announce(DAMAGED_KEY)
    wait()
    expect(store.get(damagedCopiesAtom)).toMatchObject([settings, { slice: 'ledger' }])
    expect(localStorage.getItem(DAMAGED_KEY)).toBe(kept)

    store.set(deleteDamagedAtom)
    announce(DAMAGED_KEY)
    expect(copiesOnDevice()).toEqual([newer])
    expect(other.store.get(damagedCopiesAtom)).toEqual([])
  })

  function copiesOnDevice(): unknown[] {
    return JSON.parse(localStorage.getItem(DAMAGED_KEY) ?? '')
  }

  it('is told of no more once the trader has deleted it, also where that part was never changed', () => {
    const { store, close } = openWithDamage()
    store.set(deleteDamagedAtom)
    close()

    const next = openTab()
    expect(next.problems).toEqual([])
    expect(next.store.get(damagedCopiesAtom)).toEqual([])
  })

  it('stays where it is until the trader changes that very part', () => {
    localStorage.setItem(KEEP_KEY, 'yes')
    localStorage.setItem(SETTINGS_KEY, '{')
    const { store } = openTab()
    store.set(watchlistAtom, [])
    wait()
    expect(localStorage.getItem(SETTINGS_KEY)).toBe('{')

    store.set(changeSettingsAtom, { language: 'fr' })
    wait()
    expect(localStorage.getItem(SETTINGS_KEY)).toContain('fr')
  })

  it('gives way to the market of this tab, which no trader ever changes', () => {
    localStorage.setItem(KEEP_KEY, 'yes')
    localStorage.setItem(MARKET_KEY, '{"version":1,"val')
    const { store, problems } = openTab()
    wait()

    expect(problems).toEqual([{ kind: 'unreadable', reason: 'corrupt', slices: ['market'] }])
    expect(store.get(damagedCopiesAtom)).toMatchObject([{ slice: 'market' }])
    const next = openTab()
    expect(next.problems).toEqual([])
    expect(next.store.get(openingAtom)).toEqual(store.get(openingAtom))
  })

  it('is set aside when it is too long to be the draft of a strategy', () => {
    const text = JSON.stringify({ version: 1, value: 'x'.repeat(MAX_STRATEGY_DRAFT + 1) })
    localStorage.setItem(KEEP_KEY, 'yes')
    localStorage.setItem(keyOf('strategy'), text)
    const { store, problems } = openTab()

    expect(store.get(strategyDraftAtom)).toBeNull()
    expect(problems).toEqual([{ kind: 'unreadable', reason: 'corrupt', slices: ['strategy'] }])
    expect(store.get(damagedCopiesAtom)).toMatchObject([{ slice: 'strategy', text }])
  })

  it('is left alone, and not spoken of, where only a newer version of the app knows what it is', () => {
    const key = `${keyOf('settings')}OfTomorrow`
    localStorage.setItem(KEEP_KEY, 'yes')
    localStorage.setItem(key, '{"version":1,"value":7}')
    const { store, problems } = openTab()
    store.set(changeSettingsAtom, { language: 'fr' })
    wait()

    expect(localStorage.getItem(key)).toBe('{"version":1,"value":7}')
    expect(problems).toEqual([])
  })

  it('is in the way no longer once the trader has had everything removed', () => {
    localStorage.setItem(KEEP_KEY, 'yes')
    localStorage.setItem(SETTINGS_KEY, '{"version":99,"value":{}}')
    const { store } = openTab()
    store.set(keepDataAtom, false)
    store.set(keepDataAtom, true)
    store.set(changeSettingsAtom, { language: 'fr' })
    wait()

    expect(localStorage.getItem(SETTINGS_KEY)).toContain('"language":"fr"')
  })

  it('is told of no longer once another tab has written what this one can read', () => {
    const { store: other } = openKeepingTab()
    other.set(changeSettingsAtom, { language: 'fr' })
    wait()
    const readable = localStorage.getItem(SETTINGS_KEY) ?? ''
    localStorage.setItem(SETTINGS_KEY, '{"version":99,"value":{}}')
    const { store } = openTab()
    expect(store.get(newerSlicesAtom)).toEqual(['settings'])

    localStorage.setItem(SETTINGS_KEY, readable)
    announce(SETTINGS_KEY)
    expect(store.get(newerSlicesAtom)).toEqual([])
    expect(store.get(settingsAtom).language).toBe('fr')
  })

  it('is set aside and not told of where another tab has damaged it, which takes nothing away here', () => {
    const { store, problems } = openKeepingTab()
    store.set(changeSettingsAtom, { language: 'fr' })
    wait()
    localStorage.setItem(SETTINGS_KEY, '{')
    announce(SETTINGS_KEY)

    expect(problems).toEqual([])
    expect(store.get(settingsAtom).language).toBe('fr')
    expect(store.get(damagedCopiesAtom)).toMatchObject([{ slice: 'settings', text: '{' }])
  })

  it('is told of when a newer version writes it in another tab, once', () => {
    const { store, problems } = openKeepingTab()
    store.set(changeSettingsAtom, { language: 'fr' })
    wait()
    for (const value of [1, 2]) {
      localStorage.setItem(SETTINGS_KEY, JSON.stringify({ version: 99, value }))
      announce(SETTINGS_KEY)
    }
    store.set(changeSettingsAtom, { language: 'es' })
    wait()

    expect(problems).toEqual([{ kind: 'unreadable', reason: 'newer', slices: ['settings'] }])
    expect(localStorage.getItem(SETTINGS_KEY)).toContain('"version":99')
    expect(store.get(settingsAtom).language).toBe('es')
  })

  it('is never overwritten when a newer version of the app wrote it', () => {
    const newer = '{"version":99,"value":{}}'
    localStorage.setItem(KEEP_KEY, 'yes')
    localStorage.setItem(SETTINGS_KEY, newer)
    const { store, problems } = openTab()
    store.set(changeSettingsAtom, { language: 'fr' })
    wait()

    expect(localStorage.getItem(SETTINGS_KEY)).toBe(newer)
    expect(problems).toEqual([{ kind: 'unreadable', reason: 'newer', slices: ['settings'] }])
    expect(store.get(newerSlicesAtom)).toEqual(['settings'])

    store.set(eraseDataAtom)
    expect(stored()).toEqual([])
    expect(store.get(newerSlicesAtom)).toEqual([])
  })
})
