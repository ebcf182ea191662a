import { createCatalogue } from './createCatalogue'
import type { Messages, Texts } from './message'

type Greetings = Texts<{ greeting: never; named: 'name' }>

const ENGLISH: Messages = {
  greeting: () => 'Welcome',
  named: (values) => `Welcome, ${String(values?.['name'])}`,
}

it('gives the texts of a language, and always the same function, so that effects may depend on it', async () => {
  const catalogue = createCatalogue<{ greeting: never; named: 'name' }>({
    en: () => Promise.resolve({ default: ENGLISH }),
  })
  expect(catalogue.at('en')).toBeUndefined()

  const t = await catalogue.load('en')
  expect(t('greeting')).toBe('Welcome')
  expect(t('named', { name: 'Ada' })).toBe('Welcome, Ada')
  expect(catalogue.at('en')).toBe(t)
  expect(await catalogue.load('en')).toBe(t)
})

it('speaks English in a language that its owner does not have', async () => {
  const catalogue = createCatalogue<{ greeting: never; named: 'name' }>({ en: ENGLISH })
  expect((await catalogue.load('zh'))('greeting')).toBe('Welcome')
  expect(catalogue.at('zh')).toBe(catalogue.at('en'))
})

it('is asked for once by all who wait, and again after a failure, which it can tell', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('The line is dead.'))
  load.mockResolvedValue({ default: ENGLISH })
  const catalogue = createCatalogue({ en: load } as Greetings)

  const first = catalogue.load('en')
  expect(catalogue.load('en')).toBe(first)
  await expect(first).rejects.toThrow('The line is dead.')
  expect(load).toHaveBeenCalledTimes(1)
  expect(catalogue.failureOf('en')).toEqual({ error: new Error('The line is dead.') })
  catalogue.forgetFailure('en')
  expect(catalogue.failureOf('en')).toBeUndefined()

  expect((await catalogue.load('en'))('greeting')).toBe('Welcome')
  expect(load).toHaveBeenCalledTimes(2)
})

it('lets the compiler find wrong keys and wrong values', async () => {
  const t = await createCatalogue<{ greeting: never; named: 'name' }>({ en: ENGLISH }).load('en')

  // @ts-expect-error -- no such key
  expect(t('missing')).toBe('missing')
  // @ts-expect-error -- this message has no parameters
  expect(t('greeting', { name: 'A' })).toBe('Welcome')
  // @ts-expect-error -- the parameter is called name
  expect(t('named', { nam: 'A' })).toBe('Welcome, undefined')
  // @ts-expect-error -- the parameter is missing
  expect(t('named')).toBe('Welcome, undefined')
})
