import { defineConfig } from '@playwright/test'
import everyRun from './playwright.config'

/** Every way in which a host can be let down. Most of it is waiting, so more than there are cores wait at once. */
export default defineConfig(everyRun, {
  testMatch: ['anyHost/**/*.spec.ts'],
  workers: 3,
  reporter: [['list'], ['./anyHost/timesReporter.ts']],
})
