/**
 * Makes one value of what two tabs have made of `base`, so that nothing is lost that either has added, changed or
 * taken away. Where both have changed the same, mine counts: it is about to be written, and so it is the later one.
 */
export type Merge<Value> = (mine: Value, theirs: Value, base: Value) => Value

/** For what is whole or nothing: one of the two, and never a mixture. */
export function whole<Value>(mine: Value, theirs: Value, base: Value): Value {
  return isSame(mine, base) ? theirs : mine
}

/** For facts that stand side by side; those without a merge of their own are taken whole. */
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

/** For a list of things, of which each has a key of its own; one that both have changed is taken whole. */
export function thingByThing<Thing>(keyOf: (thing: Thing) => string | number) {
  type Things = readonly Thing[]
  const byKey = (things: Things) => new Map(things.map((thing) => [keyOf(thing), thing]))

  return (mine: Things, theirs: Things, base: Things): Things => {
    const [ours, others, old] = [byKey(mine), byKey(theirs), byKey(base)]
    const isMoved = !isSame([...others.keys()], [...old.keys()])
    const [order, additions] = isMoved ? [theirs, mine] : [mine, theirs]
    return inOneOrder(order, additions, keyOf).flatMap((thing) => {
      const key = keyOf(thing)
      const [our, other, was] = [ours.get(key), others.get(key), old.get(key)]
      if (our !== undefined && other !== undefined) return [whole(our, other, was ?? other)]
      // One has taken it away, unless it is new.
      return was === undefined ? [thing] : []
    })
  }
}

/** Those of `order`, with what only `additions` have before the one that follows it there, else at the end. */
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

/** Of values that have passed one schema: their fields stand in one order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
