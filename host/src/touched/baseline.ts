/** What scripts of every part build on: the window itself and, with their prototypes, some of what it offers. */
const SHARED =
  'Object Function Array String Number Promise Map Set RegExp Date Error JSON Math console Node Element Document EventTarget History Storage'.split(
    ' ',
  )

/** How what belongs to all stood at a moment: the properties of each, by its name. */
export type Baseline = ReadonlyMap<string, PropertyDescriptorMap>

/** Notes what belongs to all, before any remote has come. */
export function baseline(): Baseline {
  const owners = SHARED.flatMap((name) => {
    const owner = Reflect.get(window, name) as { prototype?: object }
    return [
      [name, owner],
      [`${name}.prototype`, owner.prototype],
    ] as const
  })
  return new Map(
    [['window', window] as const, ...owners].flatMap(([name, owner]) =>
      owner ? [[name, Object.getOwnPropertyDescriptors(owner)]] : [],
    ),
  )
}
