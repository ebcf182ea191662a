import { changeSettingsAtom } from '@aldergate/platform'
import { renderWithApp } from '@aldergate/testing'
import { act, screen } from '@testing-library/react'
import { Component, type ReactNode, startTransition, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createTexts, forgetMissingTexts, loadTexts, settleTexts } from './createTexts'
import type { Messages, Texts } from './message'

type Greetings = Texts<{ greeting: never }>

/** Messages that come when the test says so. */
function late(greeting: string) {
  let resolve: (module: { default: Messages }) => void
  let reject: (error: Error) => void
  const promise = new Promise<{ default: Messages }>((...settle) => ([resolve, reject] = settle))
  return {
    load: jest.fn(() => promise),
    arrive: () => act(async () => resolve({ default: { greeting: () => greeting } })),
    fail: () => act(async () => reject(new Error('The line is dead.'))),
  }
}

function greetingOf(texts: Greetings) {
  const { useText } = createTexts(texts)
  return function Greeting() {
    return <p>{useText()('greeting')}</p>
  }
}

class Failed extends Component<{ children: ReactNode }> {
  override state = { isFailed: false }
  static getDerivedStateFromError = () => ({ isFailed: true })
  override render = () => (this.state.isFailed ? <p>Failed</p> : this.props.children)
}

/** Renders in an `act` that is waited for, as anything that suspends must be. */
function show(Greeting: () => ReactNode) {
  return act(async () =>
    renderWithApp(
      <Failed>
        <Suspense fallback={<p>Loading</p>}>
          <Greeting />
        </Suspense>
      </Failed>,
    ),
  )
}

it('waits for the texts of all that was loaded before', async () => {
  const [first, second] = [late('Bienvenue'), late('Bonjour')]
  greetingOf({ en: { greeting: () => 'Welcome' }, fr: first.load })
  greetingOf({ en: { greeting: () => 'Hello' }, fr: second.load })
  let isDone = false
  const done = loadTexts('fr').then(() => (isDone = true))

  await first.arrive()
  expect(isDone).toBe(false)
  await second.arrive()
  await done
})

it('waits for the texts of what was loaded since, and not for those of others that hang', async () => {
  const [other, own] = [late('Welcome'), late('Hello')]
  greetingOf({ en: other.load })
  const settle = settleTexts()
  greetingOf({ en: own.load })
  let isDone = false
  const done = settle('en').then(() => (isDone = true))
  await act(async () => undefined)
  expect(isDone).toBe(false)

  await own.fail()
  await done
})

it('asks for the texts of the document’s language at once, and waits for them', async () => {
  const english = late('Welcome')
  const french = late('Bienvenue')
  const Greeting = greetingOf({ en: english.load, fr: french.load })
  expect(english.load).toHaveBeenCalledTimes(1)

  await show(Greeting)
  expect(screen.getByText('Loading')).toBeVisible()
  await english.arrive()
  expect(screen.getByText('Welcome')).toBeVisible()
  expect(english.load).toHaveBeenCalledTimes(1)
  expect(french.load).not.toHaveBeenCalled()
})

it('keeps the state of what was being drawn when the texts came', async () => {
  let arrive: () => void = () => {}
  const { useText } = createTexts<{ greeting: never }>({
    en: () =>
      new Promise(
        (resolve) => (arrive = () => resolve({ default: { greeting: () => 'Welcome' } })),
      ),
  })
  function Counted() {
    arrive()
    const t = useText()
    const [count] = useState(1)
    return <p>{`${t('greeting')} ${count}`}</p>
  }
  const complain = jest.fn()
  const root = createRoot(document.createElement('div'), { onRecoverableError: complain })
  await act(async () =>
    startTransition(() =>
      root.render(
        <Suspense>
          <Counted />
        </Suspense>,
      ),
    ),
  )
  expect(complain).not.toHaveBeenCalled()
  act(() => root.unmount())
})

it('keeps the old language until the new one is here', async () => {
  const french = late('Bienvenue')
  const { store } = await show(greetingOf({ en: { greeting: () => 'Welcome' }, fr: french.load }))

  act(() => store.set(changeSettingsAtom, { language: 'fr' }))
  expect(screen.getByText('Welcome')).toBeVisible()
  await french.arrive()
  expect(screen.getByText('Bienvenue')).toBeVisible()
})

it('stays in the old language when the new one does not come, and says so in the log', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  const french = late('Bienvenue')
  const { store } = await show(greetingOf({ en: { greeting: () => 'Welcome' }, fr: french.load }))

  act(() => store.set(changeSettingsAtom, { language: 'fr' }))
  await french.fail()
  expect(screen.getByText('Welcome')).toBeVisible()
  expect(logged).toHaveBeenCalledTimes(1)
  logged.mockRestore()
})

it('shows a language that comes when somebody else asks for it again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  const french = jest.fn().mockRejectedValueOnce(new Error('500'))
  french.mockResolvedValue({ default: { greeting: () => 'Bienvenue' } })
  const { store } = await show(greetingOf({ en: { greeting: () => 'Welcome' }, fr: french }))
  await act(async () => store.set(changeSettingsAtom, { language: 'fr' }))
  expect(screen.getByText('Welcome')).toBeVisible()

  // The catalogues of earlier tests still fail.
  await act(() => loadTexts('fr').catch(() => undefined))
  expect(screen.getByText('Bienvenue')).toBeVisible()
  logged.mockRestore()
})

it('fails, for whoever contains it, when there are no texts at all', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  const english = late('Welcome')
  const Greeting = greetingOf({ en: english.load })
  const { unmount } = await show(Greeting)
  await english.fail()

  expect(screen.getByText('Failed')).toBeVisible()
  expect(english.load).toHaveBeenCalledTimes(1)

  // React renders twice before it gives up, the second time possibly in another task.
  unmount()
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  const second = await show(Greeting)
  expect(screen.getByText('Failed')).toBeVisible()
  expect(english.load).toHaveBeenCalledTimes(1)

  // A retry loads again at once.
  second.unmount()
  forgetMissingTexts('en')
  english.load.mockResolvedValueOnce({ default: { greeting: () => 'Welcome' } })
  await show(Greeting)
  expect(await screen.findByText('Welcome')).toBeVisible()
  logged.mockRestore()
})

it('says in the language that is shown what is asked for in one that does not come', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  const french = late('Bienvenue')
  const { textsIn } = createTexts({
    en: { greeting: () => 'Welcome' },
    fr: french.load,
  } as Greetings)

  const asked = textsIn('fr')
  await french.fail()
  expect((await asked)('greeting')).toBe('Welcome')
  expect(logged).toHaveBeenCalledTimes(1)
  logged.mockRestore()

  const english = late('Welcome')
  const { textsIn: nothing } = createTexts({ en: english.load } as Greetings)
  const failing = nothing('en')
  await Promise.all([expect(failing).rejects.toThrow('The line is dead.'), english.fail()])
})
