import { marketOf, traded, tradedAfter } from '@aldergate/testing/ledgerScenario'
import { accountOf, type Position } from './account'
import { bookOf } from './book'
import { OPENING_LEDGER } from './opening'

/** The account after trades in bitcoin, valued at the given price. */
function account(price: number, ...trades: string[]) {
  return accountOf(bookOf(traded(...trades)), marketOf({ 'BTC/GBP': price }).priceOf)
}

function onlyPosition(price: number, ...trades: string[]): Position | undefined {
  const { positions } = account(price, ...trades)
  expect(positions).toHaveLength(1)
  return positions[0]
}

it('opens with £50,000 cash and the sample holdings at the prices of now', () => {
  const opened = accountOf(bookOf(OPENING_LEDGER), marketOf().priceOf)

  expect(opened).toMatchObject({
    cash: '50000.00',
    realised: '0.00',
    fees: '0.00',
    value: '61945.00',
    cost: '57734.95',
    unrealised: '4210.05',
    netDeposits: '107734.95',
    equity: '111945.00',
  })
  expect(opened.positions).toHaveLength(10)
  expect(opened.positions[0]).toEqual({
    pair: 'BTC/GBP',
    quantity: '0.42',
    isShort: false,
    averageCost: '38250',
    cost: '16065.00',
    price: 45_000,
    value: '18900.00',
    unrealised: '2835.00',
    unrealisedPercent: 17.6471,
    realised: '0.00',
  })
})

it('averages what was paid, and pays the fee from the cash', () => {
  expect(onlyPosition(130, '+1 @ 100', '+3 @ 120')).toMatchObject({
    quantity: '4',
    averageCost: '115',
    cost: '460.00',
    value: '520.00',
    unrealised: '60.00',
  })
  expect(account(130, '+1 @ 100', '+3 @ 120')).toMatchObject({ cash: '49539.54', fees: '0.46' })
})

it('realises what a sale brings over the average cost, and keeps that cost', () => {
  expect(onlyPosition(130, '+4 @ 115', '-1 @ 140')).toMatchObject({
    quantity: '3',
    averageCost: '115',
    realised: '25.00',
    unrealised: '45.00',
  })
})

it('forgets a closed position, but not what it earned', () => {
  const closed = account(999, '+3 @ 33.33', '-1 @ 40', '-1 @ 40', '-1 @ 40')

  expect(closed).toMatchObject({
    positions: [],
    value: '0.00',
    cost: '0.00',
    realised: '20.01',
    unrealised: '0.00',
    fees: '0.22',
    cash: '50019.79',
    equity: '50019.79',
  })
})

it('opens a labelled short beyond the holding, which earns when the price falls', () => {
  expect(onlyPosition(90, '+1 @ 100', '-3 @ 110')).toEqual({
    pair: 'BTC/GBP',
    quantity: '-2',
    isShort: true,
    averageCost: '110',
    cost: '-220.00',
    price: 90,
    value: '-180.00',
    unrealised: '40.00',
    unrealisedPercent: 18.1818,
    realised: '10.00',
  })
  expect(onlyPosition(120, '-2 @ 110')).toMatchObject({ unrealised: '-20.00' })
})

it('realises a short when it is bought back, and goes over into a holding with the rest', () => {
  expect(onlyPosition(100, '-2 @ 110', '+1 @ 90')).toMatchObject({
    quantity: '-1',
    isShort: true,
    realised: '20.00',
  })
  expect(onlyPosition(100, '-2 @ 110', '+3 @ 90')).toMatchObject({
    quantity: '1',
    isShort: false,
    averageCost: '90',
    realised: '40.00',
    unrealised: '10.00',
  })
})

it('tells the gain of a few pence in percent from the exact amounts', () => {
  expect(onlyPosition(45_000, '+0.000001 @ 36000')).toMatchObject({
    cost: '0.04',
    value: '0.05',
    unrealisedPercent: 12.5,
  })
})

it('counts only the openings after a reset', () => {
  const ledger = tradedAfter(OPENING_LEDGER, '+1 @ 100', '-20 @ 90')
  const reset = { kind: 'reset', id: 'reset', at: Date.UTC(2026, 6, 1) } as const
  const { priceOf } = marketOf()

  expect(accountOf(bookOf([...ledger, reset]), priceOf)).toEqual(
    accountOf(bookOf(OPENING_LEDGER), priceOf),
  )
})
