import { defineConfig } from '@playwright/test'
import everyRun from './playwright.config'

/** The tests that measure, and take longer: one at a time, so that none disturbs another's figures. */
export default defineConfig(everyRun, {
  testMatch: ['quality/**/*.spec.ts'],
  workers: 1,
  fullyParallel: false,
  timeout: 600_000,
})
