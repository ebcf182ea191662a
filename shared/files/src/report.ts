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

/** A drawing on paper: lengths in points, places counted from its top left corner. */
export interface ReportDrawing {
  /** A description of the drawing, for those who cannot see it. */
  label: string
  width: number
  height: number
  lines: readonly {
    from: readonly [number, number]
    to: readonly [number, number]
    tint: DrawingTint
  }[]
  bars: readonly { left: number; top: number; width: number; height: number; tint: DrawingTint }[]
  /** Of 8 points. A place is the left end of the line that a text stands on, or, upright, of its upper end. */
  texts: readonly { text: string; at: readonly [number, number]; isUpright?: boolean }[]
}

/** A report as it is printed. Its texts are in one language, and `language` says in which. */
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
 * How a report writes values and its own few words. The first four are those of `useFormat`, so
 * that a report reads as the screen does.
 */
export interface ReportWording {
  money: (gbp: number) => string
  price: (gbp: number, decimals: number) => string
  /** Of a text that is a number its digits are those of the text: a `number` holds fewer. */
  number: (value: number | string) => string
  dateTime: (moment: number | string) => string
  /** "Generated 21 Nov 2026, 14:05" */
  generated: (when: string) => string
  /** "Page 2 of 3" */
  page: (page: number, count: number) => string
}
