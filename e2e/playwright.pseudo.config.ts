import { defineConfig } from '@playwright/test'
import everyRun from './playwright.config'

/** Against a store whose builds were made with TEXTS=pseudo. */
export default defineConfig(everyRun, {
  testMatch: ['pseudo/**/*.spec.ts'],
  timeout: 120_000,
})
