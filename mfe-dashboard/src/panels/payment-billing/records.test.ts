import type { PastFill } from '@aldergate/ledger'
import { billingRecords } from './records'

const NOW = Date.UTC(2026, 10, 21)
const TODAY = '2026-11-21'

it('begins with the Basic charge of 29.99 on the first of the month, where the trader is', () => {
  expect(billingRecords([], TODAY, 'America/New_York')).toEqual([
    { id: 'sample charge', date: Date.UTC(2026, 10, 1, 17), amount: '29.99', kind: 'sampleCharge' },
  ])
})

it.each(['Asia/Tokyo', 'Europe/London', 'America/New_York'])(
  'dates the charge on the first of the month also in UTC, which files write, for a trader in %s',
  (timeZone) => {
    const [charge] = billingRecords([], '2026-07-21', timeZone)

    expect(new Date(charge?.date ?? 0).toISOString()).toMatch(/^2026-07-01/)
  },
)

it('leaves out what was taken back', () => {
  const fill = {
    kind: 'fill',
    id: 'fill one',
    orderId: 'one',
    at: NOW,
    pair: 'ETH/GBP',
    side: 'sell',
    quantity: '1',
    price: '1500',
    pricedAt: NOW,
    value: '1500.00',
    fee: '1.50',
  } as const satisfies Omit<PastFill, 'isReversed'>

  expect(billingRecords([{ ...fill, isReversed: true }], TODAY, 'UTC')).toHaveLength(1)
  expect(billingRecords([{ ...fill, isReversed: false }], TODAY, 'UTC')[0]).toMatchObject({
    amount: '1.50',
    pair: 'ETH/GBP',
    side: 'sell',
  })
})
