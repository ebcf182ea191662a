import {
  color,
  type ColorName,
  DARK,
  declarations,
  directions,
  LIGHT,
  type Palette,
} from './tokens'

/** WCAG 2: the relative luminance of "#RRGGBB". */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((start) => {
    const share = parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(first: string, second: string): number {
  const [darker, lighter] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [
    number,
    number,
  ]
  return (lighter + 0.05) / (darker + 0.05)
}

const SURFACES = ['bg', 's1', 's2', 's3'] as const
const TEXTS = [
  't1',
  't2',
  't3',
  'accent',
  'up',
  'down',
  'upCvd',
  'downCvd',
  'ok',
  'warn',
  'danger',
  'info',
] as const
const GRAPHICS = ['borderStrong', 'focus', 'ma1', 'ma2'] as const
const FILLS = ['accentFill', 'upFill', 'downFill'] as const

function lowest(palette: Palette, names: readonly ColorName[], grounds: readonly ColorName[]) {
  return Math.min(
    ...names.flatMap((name) => grounds.map((ground) => contrast(palette[name], palette[ground]))),
  )
}

describe.each([
  ['dark', DARK],
  ['light', LIGHT],
])('the %s theme', (_name, palette) => {
  it('keeps every text readable on every surface', () => {
    expect(lowest(palette, TEXTS, SURFACES)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(['green-red', 'red-green', 'blue-orange'] as const)(
    'keeps rise and fall readable and apart in the %s palette, and leaves action and state alone',
    (name) => {
      const direction = directions(palette)[name]
      expect(Object.keys(direction)).toEqual(['up', 'down'])
      expect(direction.up).not.toBe(direction.down)
      expect(lowest({ ...palette, ...direction }, ['up', 'down'], SURFACES)).toBeGreaterThanOrEqual(
        4.5,
      )
    },
  )

  it('keeps outlines, the focus ring and chart lines visible on every surface', () => {
    expect(lowest(palette, GRAPHICS, SURFACES)).toBeGreaterThanOrEqual(3)
  })

  it('keeps the text on filled buttons readable', () => {
    expect(lowest(palette, ['onFill'], FILLS)).toBeGreaterThanOrEqual(4.5)
  })

  it('sets the custom property that each colour reads', () => {
    const css = declarations(palette)

    for (const [name, value] of Object.entries(palette)) {
      const property = color[name as ColorName].slice('var('.length, -1)
      expect(css).toContain(`${property}: ${value};`)
    }
  })
})
