import * as v from 'valibot'
import { exact, pounds } from './decimal'
import { fillIdOf, type GbpPair, isGbpPair, type Ledger, reversalIdOf } from './entry'
import { isInOrder } from './merge'
import { MAX_ORDER_ID_LENGTH } from './order'
import { normalQuantity, quantityProblem } from './quantity'
import { feeOf, valueOf } from './value'

const LATEST_TIME = 8_640_000_000_000_000

const IdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_ORDER_ID_LENGTH + 50))

const TimeSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LATEST_TIME))

const PairSchema = v.custom<GbpPair>(
  (text) => typeof text === 'string' && isGbpPair(text),
  'No pair that is traded in pounds.',
)

const QuantitySchema = v.pipe(
  v.string(),
  v.check((text) => !quantityProblem(text) && normalQuantity(text) === text, 'No quantity.'),
)

/** Above zero, and written in the one way that the ledger writes it. */
const PriceSchema = v.pipe(
  v.string(),
  v.maxLength(30),
  v.regex(/^(?=.*[1-9])(0|[1-9]\d*)(\.\d*[1-9])?$/, 'No price.'),
)

const PoundsSchema = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,14})\.\d{2}$/, 'No amount.'))

const OpeningCashSchema = v.strictObject({
  kind: v.literal('openingCash'),
  id: IdSchema,
  at: TimeSchema,
  amount: PoundsSchema,
})

const OpeningHoldingSchema = v.strictObject({
  kind: v.literal('openingHolding'),
  id: IdSchema,
  at: TimeSchema,
  pair: PairSchema,
  quantity: QuantitySchema,
  averageCost: PriceSchema,
})

const FillSchema = v.pipe(
  v.strictObject({
    kind: v.literal('fill'),
    id: IdSchema,
    at: TimeSchema,
    orderId: IdSchema,
    pair: PairSchema,
    side: v.picklist(['buy', 'sell']),
    quantity: QuantitySchema,
    price: PriceSchema,
    pricedAt: TimeSchema,
    value: PoundsSchema,
    fee: PoundsSchema,
  }),
  v.check(({ id, orderId }) => id === fillIdOf(orderId), 'The id is not that of the order.'),
  v.check(
    ({ quantity, price, value }) => pounds(valueOf(exact(quantity), exact(price))) === value,
    'The value is not the quantity times the price.',
  ),
  v.check(({ value, fee }) => pounds(feeOf(exact(value))) === fee, 'The fee is wrong.'),
)

const ReversalSchema = v.pipe(
  v.strictObject({
    kind: v.literal('reversal'),
    id: IdSchema,
    at: TimeSchema,
    fillId: IdSchema,
  }),
  v.check(({ id, fillId }) => id === reversalIdOf(fillId), 'The id is not that of the fill.'),
)

const ResetSchema = v.strictObject({ kind: v.literal('reset'), id: IdSchema, at: TimeSchema })

/** A ledger from a storage or a file: passes only as the engine itself would have written it. */
export const LedgerSchema: v.GenericSchema<unknown, Ledger> = v.pipe(
  v.array(
    v.variant('kind', [
      OpeningCashSchema,
      OpeningHoldingSchema,
      FillSchema,
      ReversalSchema,
      ResetSchema,
    ]),
  ),
  v.check(
    (ledger) => isInOrder(ledger),
    'The entries are not in the order of time, or an id stands twice.',
  ),
  v.check((ledger) => everyReversalHasItsFill(ledger), 'A reversal names no fill of the ledger.'),
)

function everyReversalHasItsFill(ledger: Ledger): boolean {
  const ids = new Set(ledger.flatMap((entry) => (entry.kind === 'fill' ? [entry.id] : [])))
  return ledger.every((entry) => entry.kind !== 'reversal' || ids.has(entry.fillId))
}
