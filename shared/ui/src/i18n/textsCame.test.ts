import { createTexts } from './createTexts'
import type { Messages } from './message'
import { TEXTS_MS, textsCame } from './textsCame'

type French = () => Promise<{ default: Messages }>

const FRENCH = { default: { greeting: () => 'Bienvenue' } }

/** An owner of texts whose French comes as the test says. */
function owner(fr: French) {
  createTexts({ en: { greeting: () => 'Welcome' }, fr })
}

let logged: jest.SpyInstance

beforeEach(() => {
  jest.useFakeTimers()
  logged = jest.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  logged.mockRestore()
  jest.useRealTimers()
})

it('says whether a language came, asks anew after a failure, and leaves no timer behind', async () => {
  owner(
    jest
      .fn<ReturnType<French>, []>()
      .mockRejectedValueOnce(new Error('500'))
      .mockResolvedValue(FRENCH),
  )

  expect(await textsCame('fr')).toBe(false)
  expect(logged).toHaveBeenCalledTimes(1)
  expect(await textsCame('fr')).toBe(true)
  expect(await textsCame('en')).toBe(true)
  expect(jest.getTimerCount()).toBe(0)
})

it('waits for a language that hangs no longer than a trader does', async () => {
  owner(() => new Promise(() => {}))

  const came = textsCame('fr')
  await jest.advanceTimersByTimeAsync(TEXTS_MS)
  expect(await came).toBe(false)
})
