import { writeFile } from 'node:fs/promises'
import { command } from './command.ts'
import { misuse, refusal } from './refusal.ts'

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

it('says whose right is missing', async () => {
  const error = new Error("EACCES: permission denied, open '/srv/store/a'")
  await command(() => Promise.reject(Object.assign(error, { code: 'EACCES' })))

  expect(told).toEqual([
    "EACCES: permission denied, open '/srv/store/a': give yourself the right to it, " +
      'or set STORE to another folder.\n',
  ])
})

it('keeps the stack of a fault of ours', async () => {
  await command(() => Promise.reject(new TypeError('undefined is no function')))

  expect(told.join('')).toMatch(/^TypeError: undefined is no function\n +at /)
  expect(process.exitCode).toBe(70)
})
