import { defineConfig } from '@playwright/test'
import everyRun from './playwright.config'

/** Every fault of a host. Most of the time is waiting, so there are more workers than cores. */
export default defineConfig(everyRun, {
  testMatch: ['anyHost/**/*.spec.ts'],
  workers: 3,
  reporter: [['list'], ['./anyHost/timesReporter.ts']],
})
