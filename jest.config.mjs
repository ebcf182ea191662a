import { join } from 'node:path'

/** One project a workspace: `npx jest --selectProjects mfe-trading` runs one alone. */
const WORKSPACES = [
  'host',
  'mfe-dashboard',
  'mfe-trading',
  'mfe-strategy',
  'mfe-portfolio',
  'mfe-content',
  'shared',
]

const transform = {
  '^.+\\.m?[jt]sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2023',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
}

/** Packages that publish only ES modules, which Jest must translate. */
const transformIgnorePatterns = [
  '/node_modules/(?!(jotai|valibot|intl-messageformat|@formatjs|@noble|react-router|react-router-dom)/)',
]

function setUp(file) {
  return join(import.meta.dirname, 'shared/build', file)
}

export default {
  maxWorkers: 2,
  projects: [
    ...WORKSPACES.map((name) => ({
      displayName: name,
      rootDir: name,
      testEnvironment: 'jest-environment-jsdom',
      setupFiles: [setUp('jestGlobals.mjs')],
      setupFilesAfterEnv: [setUp('jestSetup.ts')],
      moduleNameMapper: { '\\.woff2$': setUp('jestFile.mjs') },
      transform,
      transformIgnorePatterns,
    })),
    {
      displayName: 'delivery',
      rootDir: 'delivery',
      testEnvironment: 'node',
      transform,
      transformIgnorePatterns,
    },
  ],
}
