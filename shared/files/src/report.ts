import type { Language } from '@aldergate/contract'
import type { ReportTable } from './table'

/** A part of a report: its paragraphs, then its tables. */
export interface ReportSection {
  heading?: string
  paragraphs?: readonly string[]
  tables?: readonly ReportTable[]
}

/** The role of a mark in a drawing; each medium has a colour for it. */
export type DrawingTint = 'text' | 'grid' | 'axis' | 'first' | 'second'

/** A drawing for print: lengths in points, positions from its top left corner. */
export interface ReportDrawing {
  /** A description of the drawing, for screen readers. */
  label: string
  width: number
  height: number
  lines: readonly {
    from: readonly [number, number]
    to: readonly [number, number]
    tint: DrawingTint
  }[]
  bars: readonly { left: number; top: number; width: number; height: number; tint: DrawingTint }[]
  /** In 8 points. The position is the left end of the baseline or, for upright text, its upper end. */
  texts: readonly { text: string; at: readonly [number, number]; isUpright?: boolean }[]
}

/** A report for print. Its texts are in one language, which `language` names. */
export interface ReportDocument {
  title: string
  subtitle?: string
  /** Epoch milliseconds. */
  generatedAt: number
  language: Language
  /** Above the sections. */
  drawing?: ReportDrawing
  sections: readonly ReportSection[]
}

/**
 * How a report formats values, and its few fixed words. The first four are those of `useFormat`, so that a report reads
 * like the screen.
 */
export interface ReportWording {
  money: (gbp: number) => string
  price: (gbp: number, decimals: number) => string
  /** Numeric text keeps all its digits: a `number` holds fewer. */
  number: (value: number | string) => string
  dateTime: (moment: number | string) => string
  /** "Generated 21 Nov 2026, 14:05" */
  generated: (when: string) => string
  /** "Page 2 of 3" */
  page: (page: number, count: number) => string
}
