/**
 * The colours of the dark theme, which is the default. Colours of direction, action and state are never interchanged.
 */
export const DARK = {
  bg: '#0B0E14',
  s1: '#11161F',
  s2: '#171E29',
  s3: '#1E2733',
  border: '#263244',
  borderStrong: '#66778F',
  t1: '#E6EBF2',
  t2: '#AEB9C8',
  t3: '#8E9BAE',
  accent: '#6AA6FF',
  accentFill: '#2563EB',
  onFill: '#FFFFFF',
  focus: '#8DBBFF',
  up: '#2EC78F',
  down: '#FF7B72',
  upCvd: '#5AA9FF',
  downCvd: '#FFA24C',
  upFill: '#0B8457',
  downFill: '#CF3535',
  ok: '#2EC78F',
  warn: '#F0B54A',
  danger: '#FF7B72',
  info: '#5CB8F2',
  ma1: '#F0B54A',
  ma2: '#B79BFF',
  grid: '#1B2430',
} as const

export type ColorName = keyof typeof DARK

/** A value for every colour of the product. */
export type Palette = Readonly<Record<ColorName, string>>

export const LIGHT = {
  bg: '#F3F5F9',
  s1: '#FFFFFF',
  s2: '#F7F9FC',
  s3: '#EBEFF5',
  border: '#D3DBE6',
  borderStrong: '#74839A',
  t1: '#0F172A',
  t2: '#3F4C5F',
  t3: '#566377',
  accent: '#1D4ED8',
  accentFill: '#1D4ED8',
  onFill: '#FFFFFF',
  focus: '#1D4ED8',
  up: '#0A7350',
  down: '#BE2A2A',
  upCvd: '#1459C7',
  downCvd: '#A84B00',
  upFill: '#0B7A53',
  downFill: '#C23030',
  ok: '#0A7350',
  warn: '#875600',
  danger: '#BE2A2A',
  info: '#0A62A3',
  ma1: '#875600',
  ma2: '#6D3FD1',
  grid: '#E6EBF2',
} as const satisfies Palette

/** Returns the colours of rise and fall, for each choice that the trader has; those of action and state stay. */
export function directions(theme: Palette) {
  const { up, down, upCvd, downCvd } = theme
  return {
    'green-red': { up, down },
    'red-green': { up: down, down: up },
    'blue-orange': { up: upCvd, down: downCvd },
  } as const
}

function customProperty(name: string): string {
  return `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/** The declarations that set the custom properties of a palette, or of a part of it. */
export function declarations(palette: Partial<Palette>): string {
  return Object.entries(palette)
    .map(([name, value]) => `${customProperty(name)}: ${value};`)
    .join('\n')
}

/** The colours for components: `var(--color-…)`, so that a change of theme re-renders nothing. */
export const color = Object.fromEntries(
  Object.keys(DARK).map((name) => [name, `var(${customProperty(name)})`]),
) as Record<ColorName, string>

/** A distance on the 4 px grid: `space(3)` is 12 px. */
export function space(steps: number): string {
  return `${steps * 4}px`
}

/**
 * The width of a line with a number of characters. Not in `ch`, which is the width of a zero in the current font: lines
 * would wrap again when Inter replaces its fallback.
 */
export function measure(characters: number): string {
  return `${Number((characters * 0.63).toFixed(2))}em`
}

export const radius = { panel: '6px', control: '4px', pill: '999px' } as const

export const font = {
  text: "Inter, 'Inter Fallback', 'Inter Fallback Roboto', system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif",
  /** For ids and code only; numbers are set in the text's font. */
  mono: "ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace",
} as const

export const fontSize = {
  s11: '11px',
  s12: '12px',
  s13: '13px',
  s14: '14px',
  s16: '16px',
  s20: '20px',
  s28: '28px',
} as const

export const fontWeight = { regular: 400, medium: 500, semibold: 600 } as const

/** Heights that two parts must agree on; `row` is a control's, `listRow` follows the trader's density. */
export const size = {
  navbar: '52px',
  panelHeader: '36px',
  row: '28px',
  listRow: 'var(--list-row, 28px)',
  /** The padding above and below the text of a row that may have several lines. */
  listPad: 'calc((var(--list-row, 28px) - 18px) / 2)',
  touch: '44px',
} as const

/** The value of `size.listRow` for each density. */
export const LIST_ROWS = { compact: '24px', normal: '28px', comfortable: '36px' } as const

export const motion = { control: '120ms ease-out', panel: '180ms ease-out' } as const

/** `phone` ends where `fromTablet` begins; the dashboard has 1, 2, 3 and 4 columns in them. */
export const media = {
  phone: '@media (max-width: 719px)',
  fromTablet: '@media (min-width: 720px)',
  fromDesktop: '@media (min-width: 1200px)',
  fromWide: '@media (min-width: 1760px)',
  coarsePointer: '@media (pointer: coarse)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const
