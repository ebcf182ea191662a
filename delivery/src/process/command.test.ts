import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { command } from './command.ts'
import { misuse, refusal } from './refusal.ts'
import { ROOT, signingKeyFile } from './root.ts'

let told: string[]

beforeEach(() => {
  told = []
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(told.push(String(text))))
})

afterEach(() => {
  jest.restoreAllMocks()
  process.exitCode = undefined
})

it('says a refusal as one sentence', async () => {
  await command(() => Promise.reject(refusal('Port 80 is taken.')))

  expect({ told, code: process.exitCode }).toEqual({ told: ['Port 80 is taken.\n'], code: 1 })
})

it('tells by its exit code what was typed and cannot be understood', async () => {
  await command(() => Promise.reject(misuse('Name what to promote.')))

  expect({ told, code: process.exitCode }).toEqual({ told: ['Name what to promote.\n'], code: 2 })
})

it('says of a full disk what to do', async () => {
  await command(() => writeFile('/dev/full', 'x'))

  expect({ told, code: process.exitCode }).toEqual({
    told: [
      'The disk is full, so nothing was changed: make room, by npm run prune:store for instance, ' +
        'then run the command again.\n',
    ],
    code: 1,
  })
})

it('says of a system that gives no more file watchers what to do, which is no full disk', async () => {
  const message =
    "ENOSPC: System limit for number of file watchers reached, watch '/srv/app/mfe-trading'"
  const problem = Object.assign(new Error(message), { code: 'ENOSPC', syscall: 'watch' })
  await command(() => Promise.reject(problem))

  expect({ told, code: process.exitCode }).toEqual({
    told: [
      'The system gives no more watchers of files: end what has most of them, such as an editor, or raise the limit, as ' +
        'by sudo sysctl fs.inotify.max_user_watches=524288, then run the command again.\n',
    ],
    code: 1,
  })
})

describe('where a right is missing', () => {
  const before = process.env.STORE

  beforeEach(() => {
    process.env.STORE = '/srv/store'
  })

  afterEach(() => {
    if (before === undefined) delete process.env.STORE
    else process.env.STORE = before
  })

  it.each([
    ['/srv/store/releases', ', or set STORE to another folder'],
    ['/srv/store', ', or set STORE to another folder'],
    ['/srv/store2/releases', ''],
    [signingKeyFile(), ', or set SIGNING_KEY to the key itself'],
    [join(ROOT, 'mfe-alerts'), ''],
  ])('says of %s what else there is to do', async (path, rest) => {
    const message = `EACCES: permission denied, open '${path}'`
    await command(() => Promise.reject(Object.assign(new Error(message), { code: 'EACCES', path })))

    expect(told).toEqual([`${message}: give yourself the right to it${rest}.\n`])
    expect(process.exitCode).toBe(1)
  })
})

it('keeps the stack of a fault of ours', async () => {
  await command(() => Promise.reject(new TypeError('undefined is no function')))

  expect(told.join('')).toMatch(/^TypeError: undefined is no function\n +at /)
  expect(process.exitCode).toBe(70)
})
