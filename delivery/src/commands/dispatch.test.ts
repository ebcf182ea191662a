import { writeFile } from 'node:fs/promises'
import { testStore } from '../testing/testStore.ts'
import { allSubcommands, SUBCOMMANDS } from './subcommands.ts'

const NAMES = [...SUBCOMMANDS.keys()]

const store = testStore()

it.each([[], ['--help'], ['help']])('lists all commands for %j', async (...args) => {
  const { code, stdout } = await store.type(...args)

  expect(code).toBe(0)
  for (const name of NAMES) expect(stdout).toMatch(new RegExp(`^  ${name} +[A-Z]`, 'm'))
})

it.each(NAMES)('says of %s what it does, what may be typed and how it ends', async (name) => {
  const { code, stdout, stderr } = await store.type(name, '--help')

  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain('npm run ')
  expect(stdout).toMatch(/--json +says .+\n {2}--help +says this/)
  expect(stdout).toContain('Exit code 0: done; 1: refused')
})

it('has an npm run name for each', async () => {
  const { scripts } = jest.requireActual<{ scripts: Record<string, string> }>(
    '../../../package.json',
  )
  const all = await allSubcommands()
  expect(all.map(({ name }) => name)).toEqual(NAMES)
  for (const { name, script } of all) {
    expect(scripts[script]).toBe(`node delivery/bin/delivery.mjs ${name}`)
  }
})

it.each([
  [
    'an unknown command',
    ['deploy'],
    /^There is no command "deploy": choose from check, publish, preview, promote/,
  ],
  ['nothing to publish', ['publish'], /^Name what to publish, as in npm run/],
  ['nothing to deliver', ['deliver'], /^Name what to deliver, as in npm run/],
  ['a share of too many', ['deliver', 'trading', '--percent', '200'], /^--percent is "200": give/],
  [
    'a cohort of everybody',
    ['promote', 'trading', '--percent', '100', '--cohort', 'spring'],
    /^--cohort is of a canary, and --percent 100 is everybody: leave one of them out\./,
  ],
  ['nothing to promote', ['promote'], /^Name what to promote, as in npm run/],
  ['nothing to go back', ['status', 'trading'], /^status takes no "trading": see --help\./],
  ['a wait that is no number', ['promote', 'trading', '--wait', 'long'], /^--wait is "long": give/],
  [
    'an option without its value',
    ['promote', 'trading', '--why'],
    /^--why needs a value, as in --why <text>\.$/m,
  ],
  [
    'an option for a value',
    ['promote', 'x', '--why', '--now'],
    /^--why is followed by --now, so it has no value: give it one, as in --why <text>, or write --why=--now/,
  ],
  [
    'an unknown option',
    ['promote', 'trading', '--who=me'],
    /^promote has no option --who: choose from --why, .+, --json, --help\. --help says what each does\.$/m,
  ],
  [
    'a letter for an option',
    ['status', '-m'],
    /^status has no option -m: choose from --maps, --json/,
  ],
  ['a value for a switch', ['status', '--maps=all'], /^--maps takes no value: leave "=all" away\./],
  ['a limit of nothing', ['history', '--limit', '0'], /^--limit is "0": give it a number from 1/],
  ['nothing to keep', ['prune', '--keep', '0'], /^--keep is "0": give it a number from 1/],
])('answers %s with one sentence and exit code 2', async (_what, args, sentence) => {
  const { code, stdout, stderr } = await store.type(...args)

  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatch(sentence)
  expect(stderr.trim()).not.toContain('\n')
})

describe('run by npm, which keeps options before -- for settings of its own', () => {
  const { env } = process

  afterEach(() => {
    process.env = env
  })

  function keptByNpm(settings: Record<string, string>): void {
    process.env = { ...env, npm_lifecycle_event: 'a script', ...settings }
  }

  it.each([
    ['prune', 'dry_run', 'true', 'npm run prune:store -- --dry-run'],
    ['prune', 'keep', '5', 'npm run prune:store -- --keep <releases>'],
    ['verify', 'repair', 'true', 'npm run verify:store -- --repair'],
    ['rollback trading', 'token_description', '2', 'npm run rollback -- --to <release>'],
    ['promote trading', 'percent', '10', 'npm run promote -- --percent <percent>'],
    ['promote trading', 'unless_held_back', 'true', 'npm run promote -- --unless-held-back'],
    ['status', 'json', 'true', 'npm run status -- --json'],
  ])('refuses %s without its %s, and says how to type it', async (args, setting, value, cure) => {
    keptByNpm({ [`npm_config_${setting}`]: value })
    const { code, stdout, stderr } = await store.type(...args.split(' '))

    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatch(/^npm has kept --[a-z-]+ for itself: type -- before it, as in /)
    expect(stderr).toContain(`as in ${cure}. If you`)
  })

  it.each([
    ['is typed as well', ['status', '--json'], { npm_config_json: 'true' }],
    ['is of npm alone', ['status'], { npm_config_yes: 'true', npm_config_all: 'true' }],
    ['is of another command', ['status'], { npm_config_dry_run: 'true', npm_config_keep: '5' }],
    ['is switched off', ['status'], { npm_config_json: 'false', npm_config_maps: '' }],
  ])('goes on where a setting %s', async (_how, args, settings) => {
    keptByNpm(settings)

    expect(await store.type(...args)).toMatchObject({ code: 0, stderr: '' })
  })

  it('has nothing kept where npm does not run it', async () => {
    process.env = { ...env, npm_lifecycle_event: undefined, npm_config_json: 'true' }

    expect(await store.type('status')).toMatchObject({ code: 0, stderr: '' })
  })
})

it('tells a machine of a refusal, and whoever watches it', async () => {
  const { code, stdout, stderr } = await store.type('promote', 'trading', '--json')

  const problem = 'No trading is published: run npm run publish:remote -- trading first.'
  expect(JSON.parse(stdout)).toEqual({ isOk: false, problem })
  expect({ code, stderr }).toEqual({ code: 1, stderr: `${problem}\n` })
})

it.each([
  ['../../etc', /^There is no build "\.\.\/\.\.\/etc": choose from/],
  ['-- --why', /^There is no build "--why"/],
])('takes %s for no name', async (typed, sentence) => {
  const { code, stderr } = await store.type('promote', ...typed.split(' '))

  expect(code).toBe(2)
  expect(stderr).toMatch(sentence)
})

it.each(['publish', 'preview', 'promote', 'deliver', 'serve-remote'])(
  'does not understand a name in %s that nothing has',
  async (name) => {
    const { code, stderr } = await store.type(name, 'tradig')

    expect(code).toBe(2)
    expect(stderr).toMatch(/^There is no build "tradig": choose from host, /)
  },
)

it('takes a version that leads elsewhere for none', async () => {
  const { code, stderr } = await store.type('promote', 'trading@../../x-0123456789ab')

  expect(code).toBe(2)
  expect(stderr).toMatch(/^"\.\.\/\.\.\/x-0123456789ab" is no version: npm run history -- trading/)
})

it('takes an empty version for none, as a script writes it whose variable is unset', async () => {
  const { code, stderr } = await store.type('promote', 'trading@')

  expect(code).toBe(2)
  expect(stderr).toMatch(/^"" is no version: npm run history -- trading/)
})

it('keeps the stack of a fault of ours, with an exit code of its own', async () => {
  await writeFile(store.path('releases'), 'a file in their way')
  const { code, stderr } = await store.type('status')

  expect(code).toBe(70)
  expect(stderr).toContain('ENOTDIR')
})
