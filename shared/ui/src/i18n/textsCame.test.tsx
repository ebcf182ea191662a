import { renderWithApp } from '@aldergate/testing'
import { createTexts } from './createTexts'
import type { Messages, Texts } from './message'
import { TEXTS_MS, textsCame } from './textsCame'

type French = () => Promise<{ default: Messages }>

const FRENCH = { default: { greeting: () => 'Bienvenue' } }

/** A catalogue whose French loads as the test says. */
function owner(fr: French) {
  const texts: Texts<{ greeting: never }> = { en: { greeting: () => 'Welcome' }, fr }
  const { useText } = createTexts(texts)
  return function Greeting() {
    return useText()('greeting')
  }
}

const down: French = () => Promise.reject(new Error('500'))

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
  const french = jest.fn<ReturnType<French>, []>().mockRejectedValueOnce(new Error('500'))
  const Greeting = owner(french.mockResolvedValue(FRENCH))
  renderWithApp(<Greeting />)

  expect(await textsCame('fr')).toBe(false)
  expect(logged).toHaveBeenCalledTimes(1)
  expect(await textsCame('fr')).toBe(true)
  expect(await textsCame('en')).toBe(true)
  expect(jest.getTimerCount()).toBe(0)
})

it('waits for a language that hangs no longer than a trader does', async () => {
  const Greeting = owner(() => new Promise(() => {}))
  renderWithApp(<Greeting />)

  const came = textsCame('fr')
  await jest.advanceTimersByTimeAsync(TEXTS_MS)
  expect(await came).toBe(false)
})

it('is held back by nothing that is not on the screen, which is asked for all the same', async () => {
  const elsewhere = jest.fn(down)
  owner(elsewhere)

  expect(await textsCame('fr')).toBe(true)
  expect(elsewhere).toHaveBeenCalledTimes(1)
})
