import fc from 'fast-check'
import { ALERT_TYPES, type AlertItem, filtered, unreadCount } from './alertItem'

const NOW = 1_000_000

const item = fc.record<AlertItem>({
  key: fc.uuid(),
  type: fc.constantFrom(...ALERT_TYPES),
  message: fc.string(),
  at: fc.nat(NOW),
  isRead: fc.boolean(),
  snoozedUntil: fc.option(fc.nat(NOW * 2)),
  notificationId: fc.option(fc.nat()),
})

it('shows every alert in exactly one of "all" and "snoozed"', () => {
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const awake = filtered(items, 'all', NOW)
      const asleep = filtered(items, 'snoozed', NOW)
      expect(new Set([...awake, ...asleep])).toEqual(new Set(items))
      expect(awake.length + asleep.length).toBe(items.length)
    }),
  )
})

it('shows each awake alert under its type', () => {
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const shown = ALERT_TYPES.flatMap((type) => filtered(items, type, NOW))
      expect(new Set(shown)).toEqual(new Set(filtered(items, 'all', NOW)))
    }),
  )
})

it('wakes at the very moment until which it was snoozed', () => {
  const snoozed: AlertItem = {
    key: 'one',
    type: 'stopLoss',
    message: '',
    at: 0,
    isRead: false,
    snoozedUntil: NOW,
    notificationId: null,
  }
  expect(unreadCount([snoozed], NOW - 1)).toBe(0)
  expect(unreadCount([snoozed], NOW)).toBe(1)
})
