import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { scratchTree, type ScratchTree } from '../testing/scratchTree.ts'
import { declarationsOfTexts } from '../workspaces/declarationsOfTexts.ts'
import { ROOT } from '../process/root.ts'

const TOOLS = ['eslint', 'jest', 'knip', 'prettier', 'tsc']

const RULES = 'jest --selectProjects delivery --testPathPatterns src/rules'

/** The rules that really run in these tests. */
const RULES_TRIED = ['rules/texts.test.ts', 'rules/customProperties.test.ts']

let tree: ScratchTree

beforeAll(async () => {
  tree = await scratchTree()
  await write('package-lock.json', '{ "packages": {} }')
  await write('mfe-tiny/package.json', '{ "name": "@aldergate/mfe-tiny" }')
  await write('mfe-tiny/remote.config.ts', '')
})

beforeEach(async () => {
  await rm(join(tree.folder, 'asked'), { force: true })
  for (const tool of TOOLS) await writeTool(tool)
  await writeBuild('globalThis.page = 1')
})

afterAll(() => tree.remove())

async function write(path: string, text: string, mode = 0o644) {
  await mkdir(dirname(join(tree.folder, path)), { recursive: true })
  await writeFile(join(tree.folder, path), text, { mode })
}

/** Writes a stand-in for a tool, which has tests of its own: it records its arguments, and ends as told. */
function writeTool(tool: string, end = 'exit 0') {
  const script = `#!/bin/sh\necho ${tool} "$@" >> '${tree.folder}/asked'\n${end}\n`
  return write(`node_modules/.bin/${tool}`, script, 0o755)
}

function writeBuild(page: string) {
  const describe = pathToFileURL(join(ROOT, 'shared/build/describe.ts')).href
  const configuration = `
    import { describeBuild } from '${describe}'
    export default {
      mode: 'production',
      entry: 'data:text/javascript,${page}',
      output: { path: '${tree.folder}/mfe-tiny/dist' },
      plugins: [describeBuild(() => ({ name: 'tiny' }))],
    }`
  return write('mfe-tiny/webpack.config.mjs', configuration)
}

function check(...args: string[]) {
  return tree.run('', ['check', ...args])
}

function read(path: string): Promise<string> {
  return readFile(join(tree.folder, path), 'utf8')
}

async function asked(): Promise<string[]> {
  return (await read('asked')).trim().split('\n')
}

it('asks of a part what its pipeline asks, says what became of each step, and builds it', async () => {
  const { code, stdout, stderr } = await check('tiny')

  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(await asked()).toEqual(
    expect.arrayContaining([
      `tsc --project ${tree.folder}/.aldergate/types/mfe-tiny.json`,
      'eslint --max-warnings 0 mfe-tiny',
      'knip --workspace mfe-tiny',
      'prettier --check mfe-tiny',
      'jest --selectProjects mfe-tiny',
      `${RULES} --testPathIgnorePatterns src/rules/project`,
    ]),
  )
  expect([...stdout.matchAll(/^== (.+) passed: \d+\.\d s$/gm)].map(([, step]) => step)).toEqual(
    expect.arrayContaining(['Types', 'Lint', 'Unused code', 'Format', 'Unit tests', 'Build']),
  )
  expect(stdout).toMatch(/\nAll of it passed: npm run deliver -- tiny makes it live\.\n$/)
  expect(JSON.parse(await read('mfe-tiny/dist/remote.json'))).toEqual({ name: 'tiny' })
  // The part alone, with the declarations by hand that stand beside what it takes.
  expect(JSON.parse(await read('.aldergate/types/mfe-tiny.json'))).toEqual({
    extends: `${tree.folder}/tsconfig.base.json`,
    include: [`${tree.folder}/mfe-tiny`, `${tree.folder}/shared/*/src/**/*.d.ts`],
  })
}, 60_000)

describe('of the rules of the house', () => {
  const TEXTS = { en: 'Hello', es: 'Hola', fr: 'Bonjour', zh: '您好' }

  beforeEach(async () => {
    await write('mfe-second/remote.config.ts', '')
    for (const part of ['mfe-second', 'mfe-tiny']) await writeTexts(part)
    const configuration = `
      import all from '${pathToFileURL(join(ROOT, 'jest.config.mjs')).href}'
      const projects = all.projects.filter(({ displayName }) => displayName === 'delivery')
      export default { ...all, projects }`
    await write('jest.config.mjs', configuration)
    const jest = `${process.execPath} ${join(ROOT, 'node_modules/jest/bin/jest.js')}`
    await writeTool(
      'jest',
      `case "$*" in *src/rules*) exec ${jest} --selectProjects delivery -- ${RULES_TRIED.join(' ')};; esac`,
    )
  })

  afterEach(async () => {
    for (const added of ['mfe-second', 'mfe-tiny/src', 'jest.config.mjs']) {
      await rm(join(tree.folder, added), { recursive: true })
    }
  })

  /** A catalogue with one text. */
  async function writeTexts(part: string) {
    for (const [language, text] of Object.entries(TEXTS)) {
      await write(`${part}/src/texts/${language}.arb`, JSON.stringify({ hello: text }))
    }
    const [declaration] = await declarationsOfTexts(tree.folder, [part])
    await write(`${part}/src/texts/en.d.arb.ts`, declaration?.text ?? '')
  }

  it('is told what it breaks itself, and nothing that another part does', async () => {
    await write('mfe-second/src/texts/fr.arb', '{}')
    await write('mfe-second/src/Page.tsx', "const TOP = 'var(--missing-there)'")
    expect(await check('tiny')).toMatchObject({ code: 0, stderr: '' })

    await write('mfe-tiny/src/texts/es.arb', '{}')
    await write('mfe-tiny/src/Page.tsx', "const TOP = 'var(--missing-here)'")
    const { code, stdout } = await check('tiny')
    expect(code).toBe(1)
    expect(stdout).toContain('mfe-tiny/src/texts/es.arb lacks \\"hello\\"')
    expect(stdout).toContain('--missing-here')
    expect(stdout).not.toContain('mfe-second')
    expect(stdout).not.toContain('--missing-there')
  }, 60_000)

  it('asks no catalogue of a remote that says nothing of its own', async () => {
    await rm(join(tree.folder, 'mfe-tiny/src/texts'), { recursive: true })
    await write('mfe-tiny/src/Page.tsx', 'export const Page = () => null')

    expect(await check('tiny')).toMatchObject({ code: 0, stderr: '' })
  }, 60_000)
})

it('asks all rules of the house where no part is named', async () => {
  await check()

  expect(await asked()).toContain(RULES)
}, 60_000)

it('goes on after what failed, shows what that has printed, and names it in the end', async () => {
  await writeTool('eslint', 'echo "6:1 an error"; exit 1')
  await writeBuild('const x = ;')

  const { code, stdout, stderr } = await check('mfe-tiny')

  expect(code).toBe(1)
  expect(stdout).toMatch(/^== Lint failed: \d+\.\d s\n6:1 an error$/m)
  expect(stdout).toMatch(/^== Rules of the house passed/m)
  expect(stderr).toContain('Module parse failed')
  expect(stdout).toMatch(
    /\nLint and Build failed: mend what is printed above, then run npm run check -- tiny again\.\n$/,
  )
})

it('tells a machine which steps have passed', async () => {
  await writeTool('knip', 'exit 1')

  const { code, stdout, stderr } = await check('tiny', '--json')

  expect(code).toBe(1)
  expect(JSON.parse(stdout)).toEqual({
    isOk: false,
    names: ['tiny'],
    steps: [
      { heading: 'Types', isOk: true },
      { heading: 'Lint', isOk: true },
      { heading: 'Unused code', isOk: false },
      { heading: 'Format', isOk: true },
      { heading: 'Unit tests', isOk: true },
      { heading: 'Rules of the house', isOk: true },
      { heading: 'Build', isOk: true },
    ],
  })
  expect(stderr).toContain('== Unused code failed')
})

it('asks nothing of a part that there is not', async () => {
  const { code, stderr } = await check('tinny')

  expect(code).toBe(2)
  expect(stderr).toMatch(/^There is no build "tinny": choose from host, .*tiny/)
  await expect(asked()).rejects.toThrow('ENOENT')
})
