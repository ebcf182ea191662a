import { isRefusal } from '../process/refusal.ts'
import { findNginx, provideNginx, thisMachine } from './nginx.ts'

const NGINX = '/usr/sbin/nginx'

let said: string

beforeEach(() => {
  said = ''
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => {
      said += String(text)
      return true
    })
  }
})

afterEach(() => jest.restoreAllMocks())

/** A machine on which nginx is found at some of the times that it is looked for. */
function findingIn(times: readonly boolean[], isInCi = false) {
  const rest = [...times]
  return { find: () => (rest.shift() ? NGINX : undefined), isInCi }
}

it('says nothing where nginx is there', async () => {
  await provideNginx(findingIn([true]))

  expect(said).toBe('')
})

it('installs nginx where that can be done, and says so', async () => {
  const install = jest.fn(() => Promise.resolve())
  await provideNginx({ ...findingIn([false, true]), install })

  expect(install).toHaveBeenCalledTimes(1)
  expect(said).toBe('No nginx on this machine: installing it\n')
})

it('says what is skipped where nginx cannot be had, with the cure', async () => {
  await provideNginx({ ...findingIn([false, false]), install: () => Promise.resolve() })
  await provideNginx(findingIn([false]))

  expect(
    said.match(/SKIPPED: the tests of the gateway, .+ install Debian's nginx and/g),
  ).toHaveLength(2)
})

it('refuses to skip in CI', async () => {
  const refused = await provideNginx(findingIn([false], true)).catch((error: unknown) => error)

  expect(isRefusal(refused)).toBe(true)
  expect(String(refused)).toContain('There is no nginx for the tests of the gateway: install')
})

it('looks for nginx on this machine', () => {
  expect(thisMachine().find()).toBe(findNginx())
})
