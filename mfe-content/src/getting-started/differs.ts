/** Whether two lists, or two records of plain values, differ anywhere. */
export function differs(one: object, other: object): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].some((key) => Reflect.get(one, key) !== Reflect.get(other, key))
}
