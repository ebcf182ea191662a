/** Globals that the scripts of every part build on, a few of those that a window has: noted with their prototypes. */
const SHARED =
  'Object Function Array String Number Promise Map Set RegExp Date Error JSON Math console Node Element Document EventTarget History Storage'.split(
    ' ',
  )

/**
 * The properties of the window but for what it constructs. It has almost a thousand constructors and makes each
 * when somebody first looks at it, which takes longer than all else that is noted here.
 */
function ofWindow(): PropertyDescriptorMap {
  const keys = Reflect.ownKeys(window).filter((key) => !/^[A-Z]/.test(String(key)))
  return Object.fromEntries(
    [...keys, ...SHARED].map((key) => [
      key,
      Object.getOwnPropertyDescriptor(window, key) as PropertyDescriptor,
    ]),
  )
}

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
  return new Map([
    ['window', ofWindow()],
    ...owners.flatMap(([name, owner]): [string, PropertyDescriptorMap][] =>
      owner ? [[name, Object.getOwnPropertyDescriptors(owner)]] : [],
    ),
  ])
}
