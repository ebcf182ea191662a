import { join } from 'node:path'
import { run } from './process/run.ts'
import {
  handmadeHost,
  handmadeRemote,
  newFolder,
  publishHandmade,
  removeFolder,
} from './testing/handmadeBuilds.ts'

let store: string

beforeEach(async () => {
  store = await newFolder()
})

afterEach(() => removeFolder(store))

function promote(...args: string[]) {
  const env = { STORE: store }
  return run('node', [join(__dirname, 'promote.ts'), ...args], { isCaptured: true, env })
}

it('says what is live, of one and of several', async () => {
  const host = await publishHandmade(store, handmadeHost())
  const trading = await publishHandmade(store, handmadeRemote())

  expect(await promote('host')).toEqual({ isOk: true, output: `host ${host} is live: release 1` })
  const both = `host ${host}, trading ${trading}`
  expect((await promote('host', 'trading')).output).toBe(`${both} are live: release 2`)
  expect((await promote('host', 'trading')).output).toBe(`${both} were live already: release 2`)
  expect((await promote('trading')).output).toBe(`trading ${trading} was live already: release 2`)
})

it.each([
  ['an option without its value', ['trading', '--why'], /^Option '--why <value>'.*missing$/],
  ['an option that could be a value', ['trading', '--why', '--now'], /^Option '--why'.+ambiguous/],
  ['a value that an option does not take', ['--', '--why'], /^There is no build "--why"/],
  ['an unknown option', ['trading', '--who=me'], /^Unknown option '--who'/],
])('answers %s with one sentence', async (_what, args, sentence) => {
  const { isOk, output } = await promote(...args)

  expect(isOk).toBe(false)
  expect(output).toMatch(sentence)
  expect(output).not.toContain('\n')
})
