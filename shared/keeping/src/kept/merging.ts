/**
 * A three-way merge of what two tabs have made of `base`, which loses nothing that either has added, changed or
 * removed. On a conflict mine wins: it is about to be written, and so the later one.
 */
export type Merge<Value> = (mine: Value, theirs: Value, base: Value) => Value

/** For atomic values: one of the two, never a mixture. */
export function whole<Value>(mine: Value, theirs: Value, base: Value): Value {
  return isSame(mine, base) ? theirs : mine
}

/** For objects of independent fields; a field without a merge of its own is atomic. */
export function fieldByField<Value extends object>(
  merges: { readonly [Field in keyof Value]?: Merge<Value[Field]> } = {},
): Merge<Value> {
  return (mine, theirs, base) => {
    const merged = { ...theirs }
    for (const field of keysOf(mine, theirs)) {
      const merge = merges[field] ?? whole<Value[typeof field]>
      merged[field] = merge(mine[field], theirs[field], base[field])
    }
    return merged
  }
}

/** For lists of keyed items; an item that both have changed is atomic. */
export function thingByThing<Thing>(keyOf: (thing: Thing) => string | number) {
  type Things = readonly Thing[]
  const byKey = (things: Things) => new Map(things.map((thing) => [keyOf(thing), thing]))

  return (mine: Things, theirs: Things, base: Things): Things => {
    const [ours, others, old] = [byKey(mine), byKey(theirs), byKey(base)]
    // An addition or a removal is no move.
    const keysIn = (one: typeof old, other: typeof old) =>
      [...one.keys()].filter((key) => other.has(key))
    const isMoved = !isSame(keysIn(ours, old), keysIn(old, ours))
    const [order, additions] = isMoved ? [mine, theirs] : [theirs, mine]
    return inOneOrder(order, additions, keyOf).flatMap((thing) => {
      const key = keyOf(thing)
      const [our, other, was] = [ours.get(key), others.get(key), old.get(key)]
      if (our !== undefined && other !== undefined) return [whole(our, other, was ?? other)]
      // One side has removed it, unless it is new.
      return was === undefined ? [thing] : []
    })
  }
}

/**
 * The items of `order`, with those only in `additions` inserted before the item that follows them there, else at the
 * end.
 */
function inOneOrder<Thing>(
  order: readonly Thing[],
  additions: readonly Thing[],
  keyOf: (thing: Thing) => string | number,
): readonly Thing[] {
  const all = [...order]
  const keys = order.map(keyOf)
  let place = all.length
  for (const thing of additions.toReversed()) {
    const known = keys.indexOf(keyOf(thing))
    if (known >= 0) {
      place = known
      continue
    }
    all.splice(place, 0, thing)
    keys.splice(place, 0, keyOf(thing))
  }
  return all
}

function keysOf<Value extends object>(...values: readonly Value[]): readonly (keyof Value)[] {
  return [...new Set(values.flatMap((value) => Object.keys(value)))] as (keyof Value)[]
}

/** For values that have passed the same schema: their fields are in the same order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
