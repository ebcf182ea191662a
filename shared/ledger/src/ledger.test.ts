import fc from 'fast-check'
import * as v from 'valibot'
import { anySession } from '@aldergate/testing/ledgerArbitrary'
import { accountOf } from './account'
import { bookOf } from './book'
import { type Big, decimal, exact, pounds, sum, ZERO } from './decimal'
import type { Fill, Ledger, LedgerEntry } from './entry'
import { equityCurve } from './history'
import { LedgerSchema } from './kept/ledgerSchema'
import { performanceOf } from './performance'
import { quotedPrice } from './quotedPrice'
import { valueOf } from './value'

/** The cash by adding the effect of each entry, reversals included: an audit independent of positions. */
function auditedCash(ledger: Ledger): Big {
  const fills = new Map(
    ledger.slice().flatMap((entry) => (entry.kind === 'fill' ? [[entry.id, entry]] : [])),
  )
  return sum(
    ledger.slice().map((entry) => {
      if (entry.kind === 'openingCash') return exact(entry.amount)
      if (entry.kind === 'fill') return effect(entry)
      const undone = entry.kind === 'reversal' && fills.get(entry.fillId)
      return undone ? effect(undone).neg() : ZERO
    }),
  )
}

function effect({ side, value, fee }: Fill): Big {
  return side === 'buy' ? exact(value).plus(fee).neg() : exact(value).minus(fee)
}

function auditedQuantities(ledger: Ledger): Map<string, Big> {
  const fills = new Map(
    ledger.slice().flatMap((entry) => (entry.kind === 'fill' ? [[entry.id, entry]] : [])),
  )
  const quantities = new Map<string, Big>()
  const add = (pair: string, quantity: Big) =>
    quantities.set(pair, (quantities.get(pair) ?? ZERO).plus(quantity))
  for (const entry of ledger) {
    if (entry.kind === 'openingHolding') add(entry.pair, exact(entry.quantity))
    if (entry.kind === 'fill') add(entry.pair, signed(entry))
    const undone = entry.kind === 'reversal' && fills.get(entry.fillId)
    if (undone) add(undone.pair, signed(undone).neg())
  }
  return quantities
}

function signed({ side, quantity }: Fill): Big {
  return side === 'buy' ? exact(quantity) : exact(quantity).neg()
}

it('has the cash that its entries add up to, and never owes any', () => {
  fc.assert(
    fc.property(anySession, ({ ledger, priceOf }) => {
      const { cash } = accountOf(bookOf(ledger), priceOf)
      expect(cash).toBe(pounds(auditedCash(ledger)))
      expect(exact(cash).gte(ZERO)).toBe(true)
    }),
  )
})

it('holds of every pair what was bought less what was sold', () => {
  fc.assert(
    fc.property(anySession, ({ ledger, priceOf }) => {
      const { positions } = accountOf(bookOf(ledger), priceOf)
      const held = Object.fromEntries(positions.map(({ pair, quantity }) => [pair, quantity]))
      const audited = [...auditedQuantities(ledger)].filter(([, quantity]) => !quantity.eq(ZERO))

      expect(held).toEqual(
        Object.fromEntries(audited.map(([pair, quantity]) => [pair, decimal(quantity)])),
      )
      for (const { isShort, quantity, cost, value, averageCost } of positions) {
        expect(isShort).toBe(quantity.startsWith('-'))
        for (const amount of [cost, value]) {
          expect(
            exact(amount)
              .times(isShort ? '-1' : '1')
              .gte(ZERO),
          ).toBe(true)
        }
        expect(exact(averageCost).gt(ZERO)).toBe(true)
      }
    }),
  )
})

it('is worth its cash and its positions, and earned all that was not paid in, to the penny', () => {
  fc.assert(
    fc.property(anySession, ({ ledger, priceOf }) => {
      const account = accountOf(bookOf(ledger), priceOf)
      const positions = [...auditedQuantities(ledger)].map(([pair, quantity]) => {
        const found = account.positions.find((position) => position.pair === pair)
        return found ? valueOf(quantity, quotedPrice(found.pair, priceOf(found.pair))) : ZERO
      })
      expect(account.equity).toBe(pounds(auditedCash(ledger).plus(sum(positions))))

      const { netDeposits, realised, unrealised, fees, equity } = account
      expect(pounds(exact(netDeposits).plus(realised).plus(unrealised).minus(fees))).toBe(equity)
      expect(pounds(exact(account.cost).plus(unrealised))).toBe(account.value)
    }),
  )
})

it('shows totals that are the sums of the rows', () => {
  fc.assert(
    fc.property(anySession, ({ ledger, priceOf }) => {
      const account = accountOf(bookOf(ledger), priceOf)
      for (const key of ['value', 'cost', 'unrealised'] as const) {
        expect(account[key]).toBe(pounds(sum(account.positions.map((row) => exact(row[key])))))
      }
    }),
  )
})

it('realises exactly what its closed trades made', () => {
  fc.assert(
    fc.property(anySession, ({ ledger, priceOf }) => {
      const book = bookOf(ledger)
      const { roundTrips, netProfit, wins } = performanceOf(book)
      const profit = pounds(sum(roundTrips.map((trip) => exact(trip.profit))))

      expect(profit).toBe(accountOf(book, priceOf).realised)
      expect(netProfit).toBe(pounds(sum(roundTrips.map((trip) => exact(trip.netProfit)))))
      expect(wins).toBeLessThanOrEqual(roundTrips.length)
    }),
  )
})

it('never fills an id twice, and changes nothing by an answer that is no fill', () => {
  fc.assert(
    fc.property(anySession, ({ ledger, answers }) => {
      const added = ledger
        .slice()
        .flatMap((entry) => (entry.kind === 'fill' || entry.kind === 'reversal' ? [entry] : []))
      const given = answers.flatMap((answer): LedgerEntry[] => {
        if (answer.status === 'filled') return [answer.fill]
        return answer.status === 'reversed' ? [answer.reversal] : []
      })
      expect(added).toEqual(given)
      expect(new Set(ledger.slice().map(({ id }) => id)).size).toBe(ledger.length)
    }),
  )
})

it('is never NaN, nor endless, in anything that it tells', () => {
  fc.assert(
    fc.property(anySession, ({ ledger, priceOf }) => {
      const book = bookOf(ledger)
      const curve = equityCurve(ledger, [0, ledger.at(-1)?.at ?? 0], priceOf)
      const told = JSON.stringify([accountOf(book, priceOf), performanceOf(book), curve])

      expect(told).not.toMatch(/NaN|Infinity|null|e[+-]\d/)
    }),
  )
})

it('would be accepted from a file, as it is', () => {
  fc.assert(
    fc.property(anySession, ({ ledger }) => {
      expect(v.parse(LedgerSchema, JSON.parse(JSON.stringify(ledger)))).toEqual(ledger)
    }),
  )
})

it('agrees with its own history', () => {
  fc.assert(
    fc.property(anySession, ({ ledger, priceOf }) => {
      const [point] = equityCurve(ledger, [ledger.at(-1)?.at ?? 0], priceOf)
      expect(point?.equity).toBe(accountOf(bookOf(ledger), priceOf).equity)
    }),
  )
})
