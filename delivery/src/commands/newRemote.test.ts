import { declareTexts } from '@aldergate/build/texts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../process/run.ts'
import { copiesOfEnglish, differingValues, missingKeys } from '../rules/catalogueFaults.ts'
import { readCatalogue } from '../rules/catalogues.ts'
import { readGlossary, wrongWords } from '../rules/glossary.ts'
import { localTextsIn } from '../rules/localTexts.ts'
import { promoteVersions } from '../promotion/promoteVersions.ts'
import {
  handmadeHost,
  handmadeRemoteNamed,
  newFolder,
  publishHandmade,
  removeFolder,
} from '../testing/handmadeBuilds.ts'
import { scratchTree, type ScratchTree } from '../testing/scratchTree.ts'
import { ROOT } from '../process/root.ts'

/** The project's options, except the ignore file, which excludes the folder of the scratch tree. */
const CHECK_FORMAT = ['--check', '--ignore-path', 'none', '--config', '../../.prettierrc.json']

let tree: ScratchTree
let store: string
let untouched: string[]

beforeAll(async () => {
  tree = await scratchTree()
  untouched = await files()
})

beforeEach(async () => {
  store = await newFolder()
})

afterEach(async () => {
  const added = (await files()).filter((file) => !untouched.includes(file))
  const folders = new Set(added.map((file) => file.split('/')[0] ?? ''))
  for (const folder of folders) await removeFolder(join(tree.folder, folder))
  await removeFolder(store)
})

afterAll(() => tree.remove())

/** Lists the files of the work tree. */
async function files(): Promise<string[]> {
  const found = await readdir(tree.folder, { recursive: true, withFileTypes: true })
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(tree.folder.length + 1))
    .sort()
}

function read(file: string): Promise<string> {
  return readFile(join(tree.folder, file), 'utf8')
}

it('writes a remote with a page, its texts, its test and its pipeline, and nothing else', async () => {
  const { code, stdout, stderr } = await tree.run(store, ['new-remote', 'alerts', '--json'])

  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const { files: written, ...rest } = JSON.parse(stdout)
  expect(rest).toEqual({ isOk: true, name: 'alerts', path: '/alerts', folder: 'mfe-alerts' })
  const [pipeline, ...inFolder] = written
  expect(pipeline).toBe('.github/workflows/mfe-alerts.yml')
  expect(inFolder.map((file: string) => file.replace('mfe-alerts/', ''))).toEqual([
    'package.json',
    'remote.config.ts',
    'src/alerts/AlertsPage.test.tsx',
    'src/alerts/AlertsPage.tsx',
    'src/alerts/texts.ts',
    'src/alerts/texts/en.arb',
    'src/alerts/texts/en.d.arb.ts',
    'src/alerts/texts/es.arb',
    'src/alerts/texts/fr.arb',
    'src/alerts/texts/zh.arb',
    'tsconfig.json',
    'webpack.config.mjs',
  ])
  expect(await files()).toEqual([...untouched, ...written].sort())
})

it('takes the name of the folder too, a path of one’s own, and says what to do next', async () => {
  const { stdout } = await tree.run(store, [
    'new-remote',
    'mfe-paper-bots',
    '--path',
    '/desk/my-bots',
  ])

  expect(stdout).toContain(
    'mfe-paper-bots and its pipeline are written: 13 files, and nothing else was touched.\n',
  )
  expect(stdout).toContain('npm run dev paper-bots  opens the app; the page is /desk/my-bots\n')
  expect(stdout).toContain('npm run check -- paper-bots  checks it as its pipeline does\n')
  expect(await read('mfe-paper-bots/remote.config.ts')).toContain(
    "expose: './src/desk/my-bots/MyBotsPage.tsx'",
  )
})

it('asks for the same libraries as the host and the other remotes do', async () => {
  await tree.run(store, ['new-remote', 'alerts'])

  const { dependencies } = JSON.parse(await read('mfe-alerts/package.json'))
  const others = JSON.parse(await read('mfe-trading/package.json')).dependencies
  for (const [name, range] of Object.entries(dependencies)) expect(others[name]).toBe(range)
  for (const file of ['tsconfig.json', 'webpack.config.mjs']) {
    expect(await read(`mfe-alerts/${file}`)).toBe(
      await readFile(join(ROOT, `mfe-trading/${file}`), 'utf8'),
    )
  }
})

// Words of the glossary that another language must not say, the shortest name and the longest.
it.each(['benchmark', 'paper-bots', 'x', 'x'.repeat(31)])(
  'writes what the rules of format, texts and glossary let pass, also of %s',
  async (name) => {
    await tree.run(store, ['new-remote', name])

    const folder = `mfe-${name}`
    const format = await run(
      'prettier',
      [...CHECK_FORMAT, folder, `.github/workflows/${folder}.yml`],
      { cwd: tree.folder, isCaptured: true },
    )
    expect(format.output).toContain('All matched files use Prettier code style!')
    const texts = join(tree.folder, folder, `src/${name}/texts`)
    const config = await read(`${folder}/remote.config.ts`)
    const catalogues = [readCatalogue(texts), localTextsIn('remote.config.ts', config)]
    const glossary = readGlossary(await readFile(join(ROOT, 'docs/glossary.md'), 'utf8'))
    for (const catalogue of catalogues) {
      expect(Object.keys(catalogue.messages)).toHaveLength(4)
      expect(missingKeys(catalogue)).toEqual([])
      expect(differingValues(catalogue)).toEqual([])
      expect(copiesOfEnglish(catalogue)).toEqual([])
      expect(wrongWords(catalogue, glossary)).toEqual([])
    }
    const declared = await readFile(join(texts, 'en.d.arb.ts'), 'utf8')
    expect(declared).toBe(declareTexts(join(texts, 'en.arb')))
  },
)

it.each([
  [[], 2, /^Give the new remote one name, as in npm run new-remote -- alerts\.$/],
  [['alerts', 'ideas'], 2, /^Give the new remote one name/],
  [['Alerts'], 2, /^"Alerts" is no name for a remote: give it a short one like alerts/],
  [['x'.repeat(32)], 2, /^"x+" is no name for a remote/],
  [['../alerts'], 2, /^"\.\.\/alerts" is no name for a remote/],
  [['alerts-'], 2, /^"alerts-" is no name for a remote/],
  [['host'], 2, /^"host" is no name for a remote.+none of host, releases, documents, con/],
  [['constructor'], 2, /^"constructor" is no name for a remote/],
  [['con'], 2, /^"con" is no name for a remote.+what Windows keeps for itself/],
  [
    ['alerts', '--path', '/alerts/:id'],
    2,
    /^--path is "\/alerts\/:id": begin with a short one like/,
  ],
  [['alerts', '--path', '/2fa'], 2, /^--path is "\/2fa".+whose parts begin with a letter/],
  [['alerts', '--path', '/'], 2, /^--path is "\/": begin with a short one like/],
  [['testing'], 2, /folder "testing" is passed over by the tools.+--path \/my-testing\.$/],
  [['mfe-trading'], 1, /^The folder mfe-trading is there already: take another name, or remove/],
  [
    ['news'],
    1,
    /^trading has the page \/news: choose another path, as in .+ --path \/news-page\.$/,
  ],
  [['x', '--path', '/blog/x'], 1, /^content has the page \/blog\/:id, which answers \/blog\/x too/],
  [['platform'], 1, /^host has the page \/platform: choose another path/],
])('refuses %j, and writes nothing', async (args, code, sentence) => {
  const ended = await tree.run(store, ['new-remote', ...args])

  expect(ended).toMatchObject({ code, stdout: '' })
  expect(ended.stderr.trim()).toMatch(sentence)
  expect(ended.stderr.trim()).not.toContain('\n')
  expect(await files()).toEqual(untouched)
})

it('refuses a name and a path that another work tree has put into the store', async () => {
  const versions = {
    host: await publishHandmade(store, handmadeHost()),
    research: await publishHandmade(store, handmadeRemoteNamed('research')),
  }
  await promoteVersions({ store, versions, who: 'a test', why: 'A neighbour' })

  const named = await tree.run(store, ['new-remote', 'research', '--path', '/elsewhere'])
  expect(named.stderr).toBe(
    `A remote research is in ${store} already, published from another work tree: take another name.\n`,
  )
  const placed = await tree.run(store, ['new-remote', 'alerts', '--path', '/research-page'])
  expect(placed.stderr).toMatch(/^research has the page \/research-page: choose another path/)
  expect([named.code, placed.code]).toEqual([1, 1])
})

it('lets one of two have a name that both take at once', async () => {
  const both = await Promise.all(
    ['/one', '/other'].map((path) => tree.run(store, ['new-remote', 'alerts', '--path', path])),
  )

  expect(both.map(({ code }) => code).sort()).toEqual([0, 1])
  expect(both.map(({ stderr }) => stderr).join('')).toMatch(
    /^The folder mfe-alerts is there already/,
  )
  const pages = (await files()).filter((file) => file.endsWith('Page.tsx'))
  expect(pages).toHaveLength(1)
})

it.each(['kill:1', 'kill:2'])(
  'leaves no half of a remote when it is killed by %s',
  async (fault) => {
    const killed = await tree.run(store, ['new-remote', 'alerts'], fault)

    expect(killed.code).toBeNull()
    expect((await files()).filter((file) => file.startsWith('mfe-alerts'))).toEqual([])
    expect((await tree.run(store, ['new-remote', 'alerts'])).code).toBe(0)
  },
)

it('knows the page of the host by the path that the host gives it', async () => {
  const page = await readFile(join(ROOT, 'host/src/platform/PlatformPage.tsx'), 'utf8')

  expect(page).toContain("PLATFORM_PATH = '/platform'")
})
