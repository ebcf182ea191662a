import { contrast } from './contrast'
import { color, type ColorName, DARK } from '../theme/tokens'

const NAMES = [
  's1',
  's3',
  't1',
  't2',
  't3',
  'border',
  'borderStrong',
  'grid',
  'up',
  'down',
  'upFill',
  'downFill',
  'accent',
  'ma1',
  'ma2',
  'info',
  'ok',
  'warn',
  'danger',
] as const satisfies readonly ColorName[]

export type ChartColor = (typeof NAMES)[number]

/** The theme's colours as a canvas takes them: resolved, because it knows no `var()`. */
export type ChartPalette = Readonly<Record<ChartColor, string>>

/** Whether a colour is one of the theme's. */
export function isChartColor(name: string): name is ChartColor {
  return NAMES.some((known) => known === name)
}

/** The colours that hold at the element now. */
export function readPalette(element: Element): ChartPalette {
  const style = getComputedStyle(element)
  const entries = NAMES.map((name) => [
    name,
    style.getPropertyValue(propertyOf(name)).trim() || DARK[name],
  ])
  return Object.fromEntries(entries) as ChartPalette
}

/** Tells when the document's theme may have changed, until the returned function is called. */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true })
  return () => observer.disconnect()
}

/** Whether nothing looks different. */
export function isSamePalette(one: ChartPalette, other: ChartPalette): boolean {
  return NAMES.every((name) => one[name] === other[name])
}

/** Black or white, whichever reads better on the colour. */
export function inkOn(hex: string): string {
  return contrast(hex, '#000000') > contrast(hex, '#ffffff') ? '#000000' : '#ffffff'
}

/** Extracts `--color-up` from the colour's `var()`. */
function propertyOf(name: ChartColor): string {
  return color[name].slice('var('.length, -1)
}
