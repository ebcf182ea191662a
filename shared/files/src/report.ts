import type { Language } from '@aldergate/contract'
import type { ReportTable } from './table'

/** A part of a report: its paragraphs, then its tables. */
export interface ReportSection {
  heading?: string
  paragraphs?: readonly string[]
  tables?: readonly ReportTable[]
}

/** A report as it is printed. Its texts are in one language, and `language` says in which. */
export interface ReportDocument {
  title: string
  subtitle?: string
  /** Epoch milliseconds. */
  generatedAt: number
  language: Language
  sections: readonly ReportSection[]
}

/**
 * How a report writes values and its own few words. The first four are those of `useFormat`, so
 * that a report reads as the screen does.
 */
export interface ReportWording {
  money: (gbp: number) => string
  price: (gbp: number, decimals: number) => string
  number: (value: number) => string
  dateTime: (moment: number | string) => string
  /** "Generated 21 Nov 2026, 14:05" */
  generated: (when: string) => string
  /** "Page 2 of 3" */
  page: (page: number, count: number) => string
}
