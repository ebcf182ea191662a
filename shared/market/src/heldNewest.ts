/**
 * Memoises values by number, and keeps the `count` newest ones. An evicted value may be reused for the next one, so
 * read a result before the next call.
 */
export function heldNewest<Value>(
  count: number,
  make: (key: number, spare: Value | undefined) => Value,
): (key: number) => Value {
  const keys: number[] = []
  const values: Value[] = []
  let next = 0
  return (key) => {
    const place = keys.indexOf(key)
    if (place !== -1) return values[place] as Value
    const made = make(key, values[next])
    keys[next] = key
    values[next] = made
    next = (next + 1) % count
    return made
  }
}
