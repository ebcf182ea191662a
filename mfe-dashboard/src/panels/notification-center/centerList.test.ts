import fc from 'fast-check'
import { CENTER_FILTERS, type CenterItem, filtered } from './centerList'

const item = fc.record<CenterItem>({
  key: fc.uuid(),
  text: fc.string(),
  at: fc.nat(),
  kind: fc.constantFrom('alert', 'success', 'error', 'info', 'fill', 'layout', 'priceAlert'),
  type: fc.constantFrom('info', 'warning'),
  isRead: fc.boolean(),
  notificationId: fc.option(fc.nat()),
})

it('takes each notification for either information or a warning', () => {
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const parts = [...filtered(items, 'info'), ...filtered(items, 'warning')]
      expect(new Set(parts)).toEqual(new Set(filtered(items, 'all')))
    }),
  )
})

it('keeps the order of what it lets through', () => {
  fc.assert(
    fc.property(fc.array(item), fc.constantFrom(...CENTER_FILTERS), (items, filter) => {
      const places = filtered(items, filter).map((one) => items.indexOf(one))
      expect(places).toEqual(places.toSorted((one, other) => one - other))
    }),
  )
})

it('lets through only what the trader has not read', () => {
  fc.assert(
    fc.property(fc.array(item), (items) => {
      expect(filtered(items, 'unread')).toEqual(items.filter(({ isRead }) => !isRead))
    }),
  )
})
