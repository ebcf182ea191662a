import { defineConfig } from '@playwright/test'
import everyRun from './playwright.config'

/** The slow tests with measurements: in sequence, so that they do not disturb each other's figures. */
export default defineConfig(everyRun, {
  testMatch: ['quality/**/*.spec.ts'],
  workers: 1,
  fullyParallel: false,
  timeout: 600_000,
})
