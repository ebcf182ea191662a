import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One project per workspace: `npx jest --selectProjects mfe-trading` runs one of them. */
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

/** Packages that are published as ES modules only, which Jest has to transform. */
const transformIgnorePatterns = [
  '/node_modules/(?!(jotai|valibot|marked|lightweight-charts|fancy-canvas|jspdf|@noble|react-router|react-router-dom)/)',
]

/** Files that need no tests: packages, texts, test helpers, and entries that only re-export. */
const coveragePathIgnorePatterns = [
  '/node_modules/',
  '\\.(arb|md)$',
  '/testing/',
  '/shared/[a-z]+/src/(state/)?index\\.ts$',
]

/** The path of the package's file: it exports itself for `import` only, and Jest uses `require`. */
const CHART_LIBRARY = join(
  import.meta.dirname,
  'node_modules/lightweight-charts/dist/lightweight-charts.production.mjs',
)

/** Kept between runs. */
const cacheDirectory = join(tmpdir(), 'aldergate-jest')

/** A RAM disk on Linux, and the free bytes that are required of it: the tests use a quarter. */
const MEMORY = '/dev/shm'
const ENOUGH = 2 ** 25

// Delivery's tests create and remove thousands of files, which becomes ever slower on a disk.
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
    // Readable by other users, such as nginx, which drops its privileges.
    chmodSync(made, 0o755)
    return made
  } catch {
    return undefined
  }
}

export default {
  maxWorkers: 2,
  cacheDirectory,
  // Generous, because a test waits for its expectations, and a busy machine's speed says nothing about the code.
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
