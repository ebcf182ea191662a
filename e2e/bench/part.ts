import type { Browser } from '@playwright/test'
import type { ProfileName } from './profiles.ts'

/** The browser, URLs and settings with which every part of the bench measures. */
export interface Bench {
  browser: Browser
  /** Its path; Playwright's own by default. */
  executablePath: string | undefined
  urls: Readonly<Record<'composed' | 'monolith', string>>
  paths: readonly string[]
  profiles: readonly ProfileName[]
  loads: number
}

/** A part of the benchmark: its raw data, and its text for the documentation. */
export type Part = (bench: Bench) => Promise<{ data: unknown; markdown: string }>
