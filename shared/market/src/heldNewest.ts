/**
 * Makes the value for a number when it is first asked for, and holds the `count` newest made. One that is
 * held no longer may be used up for the next: what is given is to be read at once.
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
