import type { Browser } from '@playwright/test'
import type { ProfileName } from './profiles.ts'

/** The browser, URLs and settings with which every part of the bench measures. */
export interface Bench {
  browser: Browser
  /** Where it is; Playwright's own when nothing is said. */
  executablePath: string | undefined
  urls: Readonly<Record<'composed' | 'monolith', string>>
  paths: readonly string[]
  profiles: readonly ProfileName[]
  loads: number
}

/** A part of the bench: all that it has measured, and what the documentation tells of it. */
export type Part = (bench: Bench) => Promise<{ data: unknown; markdown: string }>
