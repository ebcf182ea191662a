/**
 * Globals that the scripts of every remote rely on, a few of those that a window has: recorded with their prototypes.
 */
const SHARED =
  'Object Function Array String Number Promise Map Set RegExp Date Error JSON Math console Node Element Document EventTarget History Storage'.split(
    ' ',
  )

/**
 * The window's properties except constructors. There are almost a thousand of those, created lazily on first access,
 * which would take longer than everything else recorded here.
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

/** The state of the shared globals at a moment: the properties of each, by its name. */
export type Baseline = ReadonlyMap<string, PropertyDescriptorMap>

/** Records the shared globals, before any remote has run. */
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
