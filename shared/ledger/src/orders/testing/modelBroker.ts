/**
 * A reference model of a broker, tick by tick, in whole pence and whole units, which shares no code with the engine:
 * the engine must fill, refuse and end the same orders.
 */

type Side = 'buy' | 'sell'

export interface ModelRequest {
  id: string
  pair: string
  side: Side
  quantity: number
  /** Prices in pence. */
  limit?: number
  stop?: number
  takeProfit?: number
  stopLoss?: number
}

interface ModelOrder {
  id: string
  pair: string
  side: Side
  quantity: number
  limit?: number
  stop?: number
  role?: 'takeProfit' | 'stopLoss'
  group?: string
  after?: string
  isResting: boolean
  isWoken: boolean
}

export interface ModelFill {
  id: string
  step: number
  quantity: number
  price: number
}

export class ModelBroker {
  cash: number
  readonly units: Record<string, number>
  readonly fills: ModelFill[] = []
  orders: ModelOrder[] = []
  prices: Record<string, number> = {}
  step = 0

  constructor(cash: number, units: Record<string, number>) {
    this.cash = cash
    this.units = { ...units }
  }

  tick(step: number, prices: Record<string, number>) {
    this.step = step
    this.prices = prices
    this.match()
  }

  /** Whether the request was taken. */
  place({ id, pair, side, quantity, limit, stop, takeProfit, stopLoss }: ModelRequest): boolean {
    const isEntry = limit !== undefined || stop !== undefined
    const exitSide = isEntry ? opposite(side) : side
    const exits: ModelOrder[] = []
    const exit = { pair, side: exitSide, quantity, group: id, isWoken: false, isResting: !isEntry }
    const after = isEntry ? { after: id } : {}
    if (takeProfit !== undefined) {
      exits.push({
        ...exit,
        ...after,
        id: `${id} takeProfit`,
        limit: takeProfit,
        role: 'takeProfit',
      })
    }
    if (stopLoss !== undefined) {
      exits.push({ ...exit, ...after, id: `${id} stopLoss`, stop: stopLoss, role: 'stopLoss' })
    }
    const entry = { id, pair, side, quantity, limit, stop, isResting: true, isWoken: false }
    const asked: ModelOrder[] = isEntry ? [entry, ...exits] : exits
    if (asked.length === 0) return false
    if (exits.length > 0 && isEntry && this.closable(entry) >= quantity) return false
    const opens = isEntry ? this.opensAt(entry) : [this.prices[pair] ?? 0]
    if (opens.some((from) => exits.some((one) => !this.stands(one, from)))) return false
    const resting = asked.filter((one) => one.isResting)
    if (resting.some((one) => !this.stands(one, this.prices[pair] ?? 0))) return false
    if (resting.some((one) => !this.canRest(one))) return false
    if (isEntry && exits.some((one) => !this.canClose(one, entry))) return false
    this.orders.push(...asked)
    this.match()
    return true
  }

  amend(id: string, change: { quantity?: number; limit?: number; stop?: number }): boolean {
    const order = this.orders.find((one) => one.id === id)
    if (!order) return false
    if (order.isWoken && change.stop !== undefined && change.stop !== order.stop) return false
    const next = { ...order }
    if (change.quantity !== undefined) next.quantity = change.quantity
    if (change.limit !== undefined) next.limit = change.limit
    if (change.stop !== undefined) next.stop = change.stop
    if (order.isWoken) next.stop = undefined
    const parent = this.orders.find((one) => one.id === order.after)
    const from = parent ? this.opensAt(parent) : [this.prices[order.pair] ?? 0]
    if (from.some((price) => !this.stands(next, price))) return false
    if (parent && next.quantity > parent.quantity) return false
    if (parent && !this.canClose(next, parent)) return false
    if (next.isResting && !this.canRest(next)) return false
    const followers = this.orders.filter((one) => one.after === id)
    if (followers.length > 0 && this.closable(next) >= next.quantity) return false
    const opens = this.opensAt(next)
    if (opens.some((price) => followers.some((one) => !this.stands(one, price)))) return false
    const isResized = next.quantity !== order.quantity
    const sized = followers.map((one) => (isResized ? { ...one, quantity: next.quantity } : one))
    if (sized.some((one) => !this.canClose(one, next))) return false
    Object.assign(order, next)
    const group = this.orders.filter((one) => one.group !== undefined && one.group === order.group)
    if (isResized) for (const one of [...followers, ...group]) one.quantity = next.quantity
    this.match()
    return true
  }

  cancel(id: string) {
    this.orders = this.orders.filter((one) => one.id !== id && one.after !== id)
  }

  /** Sums the cash and the units reserved for orders, except for orders that the given one would replace. */
  private reserved(except: ModelOrder) {
    const wishes = new Map<string, { cash: number; units: Record<string, number> }>()
    for (const order of this.orders) {
      if (!order.isResting || order.id === except.id) continue
      if (order.group !== undefined && order.group === except.group) continue
      const name = order.group ?? order.id
      const wish = wishes.get(name) ?? { cash: 0, units: {} }
      if (order.side === 'buy') wish.cash = Math.max(wish.cash, needed(order))
      else wish.units[order.pair] = Math.max(wish.units[order.pair] ?? 0, order.quantity)
      wishes.set(name, wish)
    }
    let cash = 0
    const units: Record<string, number> = {}
    for (const wish of wishes.values()) {
      cash += wish.cash
      for (const [pair, count] of Object.entries(wish.units))
        units[pair] = (units[pair] ?? 0) + count
    }
    return { cash, units }
  }

  /** The possible fill prices of an order: the awaited one, or a better one that the market offers. */
  private opensAt({ pair, side, limit, stop, isWoken }: ModelOrder): number[] {
    const takes = (price: number) =>
      limit !== undefined && (side === 'buy' ? price <= limit : price >= limit)
    const market = this.prices[pair] ?? 0
    if (stop === undefined || isWoken) return [takes(market) ? market : (limit ?? 0)]
    if (limit === undefined) return [stop]
    return takes(stop) ? [stop, limit] : [limit]
  }

  private stands(order: ModelOrder, price: number): boolean {
    const { side, role, limit, stop, isWoken } = order
    if (stop !== undefined && !isWoken && (side === 'buy' ? price >= stop : price <= stop))
      return false
    if (role === 'takeProfit' && limit !== undefined) {
      return side === 'buy' ? price > limit : price < limit
    }
    return true
  }

  /** Units of its pair that an order closes, and not more than there are. */
  private closable({ pair, side }: ModelOrder): number {
    const held = this.units[pair] ?? 0
    return side === 'sell' ? held : -held
  }

  private canRest(order: ModelOrder): boolean {
    const { pair, side, quantity, role } = order
    const held = this.units[pair] ?? 0
    if (role && this.closable(order) < quantity) return false
    const reserved = this.reserved(order)
    if (side === 'buy') return needed(order) <= this.cash - reserved.cash
    const promised = reserved.units[pair] ?? 0
    if (held > 0 && promised > 0 && quantity > Math.max(0, held - promised)) return false
    return this.canShort(order, this.sellsAt(order))
  }

  /** The least that a sale brings for a unit. */
  private sellsAt(order: ModelOrder): number {
    const { limit, stop, isWoken } = order
    const waitsForStop = stop !== undefined && !isWoken
    const [price = 0] = waitsForStop ? [limit ?? stop] : this.opensAt(order)
    return price
  }

  /** Whether the cash will buy back by the exit what the entry sells short. */
  private canClose(exit: ModelOrder, entry: ModelOrder): boolean {
    if (entry.side === 'buy') return true
    const value = entry.quantity * this.sellsAt(entry)
    const short = entry.quantity - (this.units[entry.pair] ?? 0)
    const cash = this.cash + value - fee(value) - this.reserved(entry).cash
    return needed({ ...exit, quantity: Math.min(exit.quantity, short) }) <= cash
  }

  private canShort({ pair, side, quantity }: ModelOrder, price: number): boolean {
    if (side === 'buy' || (this.units[pair] ?? 0) >= quantity) return true
    const value = quantity * price
    let equity = this.cash + value - fee(value)
    let owed = 0
    const then: Record<string, number> = { ...this.prices, [pair]: price }
    for (const [name, count] of Object.entries({
      ...this.units,
      [pair]: (this.units[pair] ?? 0) - quantity,
    })) {
      equity += count * (then[name] ?? 0)
      if (count < 0) owed -= count * (then[name] ?? 0)
    }
    return owed <= equity
  }

  private match() {
    for (;;) {
      const order = this.orders.find((one) => one.isResting && this.isReached(one))
      if (!order) return
      this.reach(order)
    }
  }

  private isReached({ pair, side, limit, stop, isWoken }: ModelOrder): boolean {
    const price = this.prices[pair] ?? 0
    if (stop !== undefined && !isWoken) return side === 'buy' ? price >= stop : price <= stop
    return side === 'buy' ? price <= (limit ?? 0) : price >= (limit ?? Infinity)
  }

  private reach(order: ModelOrder) {
    const { id, pair, side, group, role, limit, stop } = order
    if (stop !== undefined && limit !== undefined && !order.isWoken) {
      order.isWoken = true
      return
    }
    const price = this.prices[pair] ?? 0
    const held = this.units[pair] ?? 0
    const quantity = role ? Math.min(order.quantity, this.closable(order)) : order.quantity
    const value = quantity * price
    const isPaid = side === 'sell' || value + fee(value) <= this.cash - this.reserved(order).cash
    if (quantity <= 0 || !isPaid || !this.canShort(order, price)) {
      this.cancel(id)
      return
    }
    this.orders = this.orders.filter(
      (one) => one !== order && (group === undefined || one.group !== group),
    )
    this.cash += side === 'buy' ? -value - fee(value) : value - fee(value)
    this.units[pair] = held + (side === 'buy' ? quantity : -quantity)
    this.fills.push({ id, step: this.step, quantity, price })
    for (const follower of this.orders) if (follower.after === id) follower.isResting = true
  }
}

function opposite(side: Side): Side {
  return side === 'buy' ? 'sell' : 'buy'
}

function fee(value: number): number {
  return Math.floor(value / 1_000 + 0.5)
}

function needed({ quantity, limit, stop }: ModelOrder): number {
  const value = quantity * (limit ?? stop ?? 0)
  return value + Math.max(1, fee(value))
}
