import { MAX_NOTIFICATIONS, NO_KEPT_ALERTS } from '@aldergate/platform'
import * as v from 'valibot'
import { FiredAlertsSchema } from './firedAlerts'

const ENTRY = {
  ...{ id: 7, title: 'Price alert', text: 'BTC rose.', lang: 'en', at: 7, kind: 'priceAlert' },
  ...{ type: 'warning', isRead: false, to: '/dashboard#alerts', event: 'rule over' },
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
