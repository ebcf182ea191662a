import { scaleOf, topOf } from '@aldergate/charts/plot'
import type { DrawingTint, ReportDrawing } from '@aldergate/files'
import type { ReportChart } from './report'

type Lines = ReportDrawing['lines'][number][]
type Bars = ReportDrawing['bars'][number][]
type Texts = ReportDrawing['texts'][number][]

/** In points: the usable width of an A4 page, and the plot without its labels. */
const WIDTH = 515
const PLOT_HEIGHT = 150

/** For text of 8 points: its line height, and how far its baseline lies below the middle of its letters. */
const LINE = 10
const DROP = 3

/** The width of a letter of it at most, and of a Chinese character with its punctuation. */
const LETTER = 4.6
const WIDE_LETTER = 8
const WIDE = /[\u2e80-\uffef]/gu

const GAP = 6

/** The top of the legend, below the chart's title, and of the plot. */
const LEGEND = LINE + GAP
const TOP = LEGEND + LINE + GAP

/** The part of a category's room that its bars take. */
const BAR_SHARE = 0.7

const DOT = 3

const TINTS: readonly DrawingTint[] = ['first', 'second']

/** A report's chart as paper shows it, with its values written by `write`. */
export function paperChart(chart: ReportChart, write: (value: number) => string): ReportDrawing {
  const { kind, label, categories, series } = chart
  const scale = scaleOf(series.flatMap(({ values }) => values).filter(Number.isFinite), 4)
  const axis = scale.ticks.map((tick) => ({ text: write(tick), y: yOf(tick) }))
  const plotWidth = WIDTH - Math.max(...axis.map(({ text }) => widthOf(text))) - GAP
  const slot = plotWidth / categories.length

  function yOf(value: number): number {
    return TOP + (topOf(value, scale) / 100) * PLOT_HEIGHT
  }

  function pointOf(value: number, category: number): [number, number] {
    return [(category + 0.5) * slot, yOf(value)]
  }

  const lines: Lines = axis.map(({ y }, index) => ({
    from: [0, y],
    to: [plotWidth, y],
    tint: scale.ticks[index] === 0 ? 'axis' : 'grid',
  }))
  const bars: Bars = []
  const texts: Texts = [
    { text: label, at: [0, LINE - DROP] },
    ...axis.map(({ text, y }): Texts[number] => ({ text, at: [plotWidth + GAP, y + DROP] })),
  ]

  let legend = 0
  series.forEach(({ name, values }, at) => {
    const tint = TINTS[at % TINTS.length] ?? 'first'
    bars.push({ left: legend, top: LEGEND + 1, width: 8, height: 8, tint })
    texts.push({ text: name, at: [legend + 8 + GAP, LEGEND + LINE - DROP] })
    legend += 8 + GAP + widthOf(name) + 2 * GAP

    values.forEach((value, category) => {
      if (!Number.isFinite(value)) return
      const [x, y] = pointOf(value, category)
      const next = values[category + 1]
      if (kind === 'bar') {
        const width = (slot * BAR_SHARE) / series.length
        const left = x - (slot * BAR_SHARE) / 2 + at * width
        const zero = yOf(0)
        bars.push({ left, top: Math.min(y, zero), width, height: Math.abs(y - zero), tint })
      } else if (next !== undefined && Number.isFinite(next)) {
        lines.push({ from: [x, y], to: pointOf(next, category + 1), tint })
      } else if (values.length === 1) {
        bars.push({ left: x - DOT / 2, top: y - DOT / 2, width: DOT, height: DOT, tint })
      }
    })
  })

  const named = categoryTexts(categories, slot, kind === 'bar', TOP + PLOT_HEIGHT + GAP)
  return {
    label,
    width: WIDTH,
    height: named.end,
    lines,
    bars,
    texts: [...texts, ...named.texts],
  }
}

/** Labels centred below their categories, vertical when too long for that; when there are still too many, only some. */
function categoryTexts(
  categories: readonly string[],
  slot: number,
  canStand: boolean,
  top: number,
): { texts: Texts; end: number } {
  const longest = Math.max(...categories.map(widthOf))
  const isUpright = canStand && longest + GAP > slot
  const every = Math.ceil((isUpright ? LINE : longest + GAP) / slot)
  const first = isUpright ? 0 : Math.max(0, Math.ceil(longest / 2 / slot - 0.5))
  const texts = categories.flatMap((text, index) => {
    if (index < first || (index - first) % every > 0) return []
    const middle = (index + 0.5) * slot
    const at: [number, number] = isUpright
      ? [middle + DROP, top]
      : [middle - widthOf(text) / 2, top + LINE - DROP]
    return [{ text, at, isUpright }]
  })
  return { texts, end: top + (isUpright ? longest : LINE) }
}

function widthOf(text: string): number {
  const wide = text.match(WIDE)?.length ?? 0
  return wide * WIDE_LETTER + (text.length - wide) * LETTER
}
