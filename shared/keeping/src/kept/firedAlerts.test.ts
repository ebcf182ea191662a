import { type KeptAlerts, MAX_NOTIFICATIONS, NO_KEPT_ALERTS } from '@aldergate/platform'
import * as v from 'valibot'
import { FiredAlertsSchema, mergeFiredAlerts } from './firedAlerts'

const ENTRY = {
  id: 7,
  title: 'Price alert',
  text: 'BTC rose.',
  lang: 'en',
  at: 7,
  kind: 'priceAlert',
  type: 'warning',
  isRead: false,
  to: '/dashboard#alerts',
  event: 'rule over',
}

function entriesOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({ ...ENTRY, id: index + 1 }))
}

function accepts(change: object): boolean {
  return v.is(FiredAlertsSchema, { ...NO_KEPT_ALERTS, ...change })
}

it.each([0, 1, MAX_NOTIFICATIONS])('takes %d alerts', (count) => {
  expect(accepts({ entries: entriesOf(count) })).toBe(true)
})

it('refuses more alerts than there can be, and an id that stands twice', () => {
  expect(accepts({ entries: entriesOf(MAX_NOTIFICATIONS + 1) })).toBe(false)
  expect(accepts({ entries: [ENTRY, ENTRY] })).toBe(false)
})

it.each([
  { kind: 'fill' },
  { id: 1.5 },
  { id: Number.MAX_SAFE_INTEGER },
  { at: 'now' },
  { text: undefined },
  { lang: 'xx' },
  { to: 'https://example.org' },
  { to: '//example.org' },
  { to: '/\\example.org' },
  { to: 'javascript:alert()' },
])('refuses an alert that nobody has told: %j', (change) => {
  expect(accepts({ entries: [{ ...ENTRY, ...change }] })).toBe(false)
})

it.each([{ read: [''] }, { read: [7] }, { snoozed: [{ key: 'one' }] }, { snoozed: { one: 7 } }])(
  'refuses marks that nobody sets: %j',
  (change) => {
    expect(accepts(change)).toBe(false)
  },
)

describe('what has fired in two tabs before either has heard of the other', () => {
  function merged(mine: object[], theirs: object[], snoozed: object[] = []) {
    const keptOf = (entries: object[], marks = {}) =>
      v.parse(FiredAlertsSchema, { ...NO_KEPT_ALERTS, entries, ...marks }) satisfies KeptAlerts
    const base = keptOf([ENTRY])
    return mergeFiredAlerts(keptOf([...mine, ENTRY], { snoozed }), keptOf([...theirs, ENTRY]), base)
  }

  it('is one alert where both tell the same event, as it is stored', () => {
    const stored = { ...ENTRY, id: 9, event: 'rule twice' }
    expect(merged([{ ...stored, id: 10 }], [stored]).entries).toEqual([stored, ENTRY])
  })

  it('is both where two events fell in one millisecond, each with an id of its own', () => {
    const mine = { ...ENTRY, id: 9, event: 'mine' }
    const theirs = { ...ENTRY, id: 9, event: 'theirs' }
    const both = merged([mine], [{ ...ENTRY, id: 10, event: 'theirs later' }, theirs])
    expect(both.entries.map(({ event }) => event).toSorted()).toEqual([
      'mine',
      'rule over',
      'theirs',
      'theirs later',
    ])
    expect(v.is(FiredAlertsSchema, both)).toBe(true)
  })

  it('stays unread where only an earlier alert of the same rule has been read', () => {
    const read = { ...ENTRY, isRead: true }
    const again = { ...ENTRY, id: 9 }
    const [mine, theirs] = [[read], [again, read]].map((entries) =>
      v.parse(FiredAlertsSchema, { ...NO_KEPT_ALERTS, entries }),
    ) as [KeptAlerts, KeptAlerts]

    expect(mergeFiredAlerts(mine, theirs, mine).entries).toEqual([again, read])
  })

  it('is the newest of both, and not the older ones of the one, where together they are too many', () => {
    const keptAfter = (id: number, count: number) => {
      const entries = entriesOf(count).map((entry) => ({
        ...entry,
        id: id + entry.id,
        event: `rule ${id + entry.id}`,
      }))
      return v.parse(FiredAlertsSchema, { ...NO_KEPT_ALERTS, entries: entries.toReversed() })
    }
    const [newer, older] = [keptAfter(1_000, 5), keptAfter(0, MAX_NOTIFICATIONS)]
    const newest = [...newer.entries, ...older.entries.slice(0, -5)]

    expect(mergeFiredAlerts(newer, older, NO_KEPT_ALERTS).entries).toEqual(newest)
    expect(mergeFiredAlerts(older, newer, NO_KEPT_ALERTS).entries).toEqual(newest)
  })

  it('stays snoozed under the id that it has then', () => {
    const mark = { key: 'mine', until: 7, id: 9 }
    const mine = { ...ENTRY, id: 9, event: 'mine' }
    const sameEvent = merged([mine], [{ ...mine, id: 8 }], [mark])
    expect(sameEvent.snoozed).toEqual([{ ...mark, id: 8 }])

    const sameMoment = merged([mine], [{ ...mine, event: 'theirs' }], [mark])
    const { id } = sameMoment.entries.find(({ event }) => event === 'mine') ?? {}
    expect(sameMoment.snoozed).toEqual([{ ...mark, id }])
    expect(id).not.toBe(9)
  })
})
