import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One project a workspace: `npx jest --selectProjects mfe-trading` runs one alone. */
const REMOTES = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-'))
const WORKSPACES = ['host', ...REMOTES, 'shared']

function setUp(file) {
  return join(import.meta.dirname, 'shared/build/jest', file)
}

const transform = {
  '\\.md$': setUp('markdownTransform.ts'),
  '\\.arb$': setUp('textsTransform.ts'),
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
  '/node_modules/(?!(jotai|valibot|marked|lightweight-charts|fancy-canvas|jspdf|@noble|react-router|react-router-dom)/)',
]

/** Files that no test is about: packages, texts, what tests share, and the entries that only re-export. */
const coveragePathIgnorePatterns = [
  '/node_modules/',
  '\\.(arb|md)$',
  '/testing/',
  '/shared/[a-z]+/src/(state/)?index\\.ts$',
]

/** The package offers itself to `import` only, and Jest requires. */
const CHART_LIBRARY = join(
  import.meta.dirname,
  'node_modules/lightweight-charts/dist/lightweight-charts.production.mjs',
)

/** Outlives a run. */
const cacheDirectory = join(tmpdir(), 'aldergate-jest')

/** Memory that is a folder, on Linux, and the bytes that there must be of it: the tests take a quarter. */
const MEMORY = '/dev/shm'
const ENOUGH = 2 ** 25

// Delivery's tests make and remove thousands of files, and a disk looks ever longer for a place for the next one.
const folder = memoryFolder()
if (folder) {
  process.env.TMPDIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function memoryFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    if (bavail * bsize < ENOUGH) return undefined
    const made = mkdtempSync(join(MEMORY, 'aldergate-'))
    // Other users look into it, as nginx does, which gives its rights away.
    chmodSync(made, 0o755)
    return made
  } catch {
    return undefined
  }
}

export default {
  maxWorkers: 2,
  cacheDirectory,
  // A test waits for what it expects; how fast a busy machine is says nothing of the code.
  testTimeout: 20_000,
  projects: [
    ...WORKSPACES.map((name) => ({
      displayName: name,
      rootDir: name,
      testEnvironment: setUp('environment.ts'),
      setupFilesAfterEnv: [setUp('setup.ts')],
      moduleNameMapper: {
        '\\.woff2$': setUp('file.ts'),
        '\\?source$': setUp('file.ts'),
        '^lightweight-charts$': CHART_LIBRARY,
      },
      transform,
      transformIgnorePatterns,
      coveragePathIgnorePatterns,
    })),
    {
      displayName: 'delivery',
      rootDir: 'delivery',
      testEnvironment: 'node',
      transform,
      transformIgnorePatterns,
      coveragePathIgnorePatterns,
    },
  ],
}
