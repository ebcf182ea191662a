import * as v from 'valibot'
import { exact, pounds } from '../decimal'
import {
  type Fill,
  fillIdOf,
  type GbpPair,
  isGbpPair,
  type Ledger,
  type LedgerEntry,
  orderEntryIdOf,
  reversalIdOf,
} from '../entry'
import { isGrowingList } from '../growingList'
import { byTime } from '../merge'
import { MAX_ORDER_ID_LENGTH } from '../order'
import { readQuantity } from '../quantity'
import { isFeeRight, valueOf } from '../value'
import { type Problem, wholeCheck } from './wholeCheck'

/** The end of the year 9999. */
const LATEST_TIME = 253_402_300_799_999

const IdSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_ORDER_ID_LENGTH + 50))

const EntryTimeSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

const TimeSchema = v.pipe(EntryTimeSchema, v.maxValue(LATEST_TIME))

const PairSchema = v.custom<GbpPair>(
  (text) => typeof text === 'string' && isGbpPair(text),
  'No pair that is traded in pounds.',
)

const QuantitySchema = v.pipe(
  v.string(),
  v.check((text) => readQuantity(text).value === text, 'No quantity.'),
)

/** Positive, and in the ledger's canonical notation. */
const PriceSchema = v.pipe(
  v.string(),
  v.maxLength(30),
  v.regex(/^(?=.*[1-9])(0|[1-9]\d*)(\.\d*[1-9])?$/, 'No price.'),
)

const PoundsSchema = v.pipe(v.string(), v.regex(/^(0|[1-9]\d{0,14})\.\d{2}$/, 'No amount.'))

const OpeningCashSchema = v.strictObject({
  kind: v.literal('openingCash'),
  id: IdSchema,
  at: EntryTimeSchema,
  amount: PoundsSchema,
})

const OpeningHoldingSchema = v.strictObject({
  kind: v.literal('openingHolding'),
  id: IdSchema,
  at: EntryTimeSchema,
  pair: PairSchema,
  quantity: QuantitySchema,
  averageCost: PriceSchema,
})

const FillSchema = v.pipe(
  v.strictObject({
    kind: v.literal('fill'),
    id: IdSchema,
    at: EntryTimeSchema,
    orderId: IdSchema,
    pair: PairSchema,
    side: v.picklist(['buy', 'sell']),
    quantity: QuantitySchema,
    price: PriceSchema,
    pricedAt: TimeSchema,
    placedAt: v.optional(TimeSchema),
    value: PoundsSchema,
    fee: PoundsSchema,
  }),
  wholeCheck((fill) => fillProblem(fill)),
)

const ReversalSchema = v.pipe(
  v.strictObject({
    kind: v.literal('reversal'),
    id: IdSchema,
    at: EntryTimeSchema,
    fillId: IdSchema,
  }),
  wholeCheck(({ id, fillId }) =>
    id === reversalIdOf(fillId)
      ? undefined
      : { at: ['id'], message: 'The id is not that of the fill.' },
  ),
)

const TERMS = {
  quantity: QuantitySchema,
  limit: v.optional(PriceSchema),
  stop: v.optional(PriceSchema),
}

/** An order without a price would be filled at any. */
function termsProblem({ limit, stop }: { limit?: string; stop?: string }): Problem | undefined {
  return limit === undefined && stop === undefined
    ? { at: ['quantity'], message: 'The order has neither a limit nor a stop.' }
    : undefined
}

const OrderSchema = v.pipe(
  v.strictObject({
    kind: v.literal('order'),
    id: IdSchema,
    at: EntryTimeSchema,
    orderId: IdSchema,
    pair: PairSchema,
    side: v.picklist(['buy', 'sell']),
    ...TERMS,
    role: v.optional(v.picklist(['takeProfit', 'stopLoss'])),
    group: v.optional(IdSchema),
    after: v.optional(IdSchema),
  }),
  wholeCheck((order) => termsProblem(order) ?? orderIdProblem(order)),
)

const AmendmentSchema = v.pipe(
  v.strictObject({
    kind: v.literal('amendment'),
    id: IdSchema,
    at: EntryTimeSchema,
    orderId: IdSchema,
    ...TERMS,
  }),
  wholeCheck((amendment) => termsProblem(amendment)),
)

const WakingSchema = v.pipe(
  v.strictObject({
    kind: v.literal('waking'),
    id: IdSchema,
    at: EntryTimeSchema,
    orderId: IdSchema,
    pricedAt: TimeSchema,
  }),
  wholeCheck((waking) => orderIdProblem(waking)),
)

const EndingSchema = v.pipe(
  v.strictObject({
    kind: v.literal('ending'),
    id: IdSchema,
    at: EntryTimeSchema,
    orderId: IdSchema,
    why: v.picklist(['trader', 'cash', 'equity', 'units']),
  }),
  wholeCheck((ending) => orderIdProblem(ending)),
)

const ResetSchema = v.strictObject({ kind: v.literal('reset'), id: IdSchema, at: EntryTimeSchema })

const ReadEntrySchema = v.variant('kind', [
  OpeningCashSchema,
  OpeningHoldingSchema,
  FillSchema,
  ReversalSchema,
  ResetSchema,
  OrderSchema,
  AmendmentSchema,
  WakingSchema,
  EndingSchema,
])

/**
 * Entries that have passed, and those that they were read from, with what was read. Entries are immutable: one that has
 * passed need not be checked again with each later trade.
 */
const passed = new WeakMap<object, LedgerEntry>()

function newEntrySchema(entry: unknown) {
  return v.pipe(
    ReadEntrySchema,
    v.transform((read) => {
      passed.set(entry as object, read)
      passed.set(read, read)
      return read
    }),
  )
}

const PassedEntrySchema = v.pipe(
  v.custom<LedgerEntry>(hasPassed),
  v.transform((entry) => passed.get(entry) ?? entry),
)

function hasPassed(entry: unknown): boolean {
  return typeof entry === 'object' && entry !== null && passed.has(entry)
}

/** Reads a ledger from a text that is known to be unchanged since the ledger passed and was written. */
export function passedLedger(ledger: unknown): Ledger {
  const entries = ledger as readonly LedgerEntry[]
  for (const entry of entries) passed.set(entry, entry)
  return entries
}

/** A ledger from a storage or a file: passes only as the engine itself would have written it. */
export const LedgerSchema: v.GenericSchema<unknown, Ledger> = v.pipe(
  v.unknown(),
  // In memory it is a growing list, which JSON writes as an array.
  v.transform((ledger) => (isGrowingList(ledger) ? ledger.slice() : ledger)),
  v.array(v.lazy((entry) => (hasPassed(entry) ? PassedEntrySchema : newEntrySchema(entry)))),
  wholeCheck((ledger) => ledgerProblem(ledger)),
)

function fillProblem(fill: Fill): Problem | undefined {
  const { id, orderId, quantity, price, value } = fill
  if (id !== fillIdOf(orderId)) return { at: ['id'], message: 'The id is not that of the order.' }
  if (pounds(valueOf(exact(quantity), exact(price))) !== value) {
    return { at: ['value'], message: 'The value is not the quantity times the price.' }
  }
  return isFeeRight(fill) ? undefined : { at: ['fee'], message: 'The fee is wrong.' }
}

function orderIdProblem({
  kind,
  id,
  orderId,
}: {
  kind: 'order' | 'waking' | 'ending'
  id: string
  orderId: string
}): Problem | undefined {
  return id === orderEntryIdOf(kind, orderId)
    ? undefined
    : { at: ['id'], message: 'The id is not that of the order.' }
}

function ledgerProblem(entries: readonly LedgerEntry[]): Problem | undefined {
  const ids = new Set<string>()
  const fillIds = new Set(entries.flatMap(({ kind, id }) => (kind === 'fill' ? [id] : [])))
  for (const [index, entry] of entries.entries()) {
    const before = entries[index - 1]
    if (ids.has(entry.id)) return { at: [index, 'id'], message: 'The id stands twice.' }
    if (before && byTime(before, entry) >= 0) {
      return { at: [index, 'at'], message: 'The entry is not in the order of time.' }
    }
    // Each entry is later than the one before it, so there is room for one more after each, and still a date.
    if (entry.at > LATEST_TIME + index) {
      return { at: [index, 'at'], message: 'The entry is too late.' }
    }
    if (entry.kind === 'reversal' && !fillIds.has(entry.fillId)) {
      return { at: [index, 'fillId'], message: 'The reversal names no fill of the ledger.' }
    }
    ids.add(entry.id)
  }
  return undefined
}
