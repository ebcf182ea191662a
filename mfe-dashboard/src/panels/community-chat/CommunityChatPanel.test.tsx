import { advance, renderWithApp } from '@aldergate/testing'
import { ToastArea } from '@aldergate/ui/ToastArea'
import { fireEvent, screen, within } from '@testing-library/react'
import { createStore } from 'jotai'
import { KEPT_MESSAGES } from './chat'
import { CommunityChatPanel } from './CommunityChatPanel'
import { SCRIPT } from './script.data'
import { TRADERS } from './traders.data'

const TALK_MS = 15_000

function renderWithToasts() {
  return renderWithApp(
    <>
      <CommunityChatPanel />
      <ToastArea />
    </>,
  )
}

function log() {
  return screen.getByRole('log', { name: 'Messages' })
}

function input() {
  return screen.getByRole('textbox', { name: 'Message' })
}

function sendButton() {
  return screen.getByRole('button', { name: 'Send' })
}

/** jsdom lays nothing out: a log twice as high as its window, scrolled to a place. */
function scrollLog(scrollTop: number) {
  Object.defineProperties(log(), {
    scrollHeight: { value: 520, configurable: true },
    clientHeight: { value: 260, configurable: true },
  })
  log().scrollTop = scrollTop
  fireEvent.scroll(log())
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

it('shows a talk with users and times', () => {
  renderWithApp(<CommunityChatPanel />)

  expect(log().childElementCount).toBe(KEPT_MESSAGES)
  expect(log().firstElementChild).toHaveTextContent('Marnie_T')
  expect(log().firstElementChild).toHaveTextContent(/\d\d:\d\d/)
  expect(within(log()).getByText(SCRIPT[0]?.message ?? '')).toBeInTheDocument()
})

it('cuts nothing of a message that is too long, and sends it once it is shorter', async () => {
  const { user } = renderWithApp(<CommunityChatPanel />)
  await user.click(input())
  await user.paste('x'.repeat(281))
  await user.click(sendButton())

  expect(input()).toHaveValue('x'.repeat(281))
  expect(input()).toHaveAccessibleDescription(/Shorten your message by 1 character\./)
  await user.type(input(), '{Backspace}{Enter}')
  expect(log().lastElementChild).toHaveTextContent('x'.repeat(280))
})

it('counts what will be sent, without the space around it', async () => {
  const { user } = renderWithApp(<CommunityChatPanel />)
  await user.click(input())
  await user.paste(`${'x'.repeat(280)}\n\n\n`)
  expect(screen.getByText('280/280')).toBeInTheDocument()

  await user.click(sendButton())
  expect(log().lastElementChild).toHaveTextContent('x'.repeat(280))
})

it('sends what was typed by the button, clears the input and goes to the end', async () => {
  const { user } = renderWithApp(<CommunityChatPanel />)
  scrollLog(0)

  await user.type(input(), 'Good morning')
  expect(screen.getByText('12/280')).toBeInTheDocument()
  await user.click(sendButton())

  expect(log().lastElementChild).toHaveTextContent('You')
  expect(log().lastElementChild).toHaveTextContent('Good morning')
  expect(input()).toHaveValue('')
  expect(log().scrollTop).toBe(520)
})

it('sends by Enter, and starts a new line with Shift and Enter', async () => {
  const { user } = renderWithApp(<CommunityChatPanel />)
  await user.type(input(), 'one{Shift>}{Enter}{/Shift}two{Enter}')

  expect(log().lastElementChild?.querySelector('p')?.textContent).toBe('one\ntwo')
  expect(input()).toHaveValue('')
})

it.each([
  ['is being composed', { isComposing: true }],
  ['has just been composed, in Safari', { keyCode: 229 }],
])('leaves an Enter to the input method while a character %s', (_state, keys) => {
  renderWithApp(<CommunityChatPanel />)
  fireEvent.change(input(), { target: { value: 'にほん' } })
  fireEvent.keyDown(input(), { key: 'Enter', ...keys })

  expect(input()).toHaveValue('にほん')
  expect(log().childElementCount).toBe(KEPT_MESSAGES)
})

it.each(['{Enter}', '   {Enter}', ' {Shift>}{Enter}{/Shift} {Enter}'])(
  'sends no blank message: %s',
  async (keys) => {
    const { user } = renderWithApp(<CommunityChatPanel />)
    await user.type(input(), keys)
    await user.click(sendButton())

    expect(log().childElementCount).toBe(KEPT_MESSAGES)
  },
)

it('deletes own messages only', async () => {
  const { user } = renderWithToasts()
  expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument()
  await user.type(input(), 'oops{Enter}')

  await user.click(screen.getByRole('button', { name: 'Delete your message: oops' }))
  expect(within(log()).queryByText('oops')).not.toBeInTheDocument()
  expect(log()).toHaveFocus()
  expect(log().childElementCount).toBe(KEPT_MESSAGES)
})

it('puts a deleted message back in its place by Undo', async () => {
  const { user } = renderWithToasts()
  await user.type(input(), 'one{Enter}two{Enter}')
  const before = log().textContent
  await user.click(screen.getByRole('button', { name: 'Delete your message: one' }))
  expect(within(log()).queryByText('one')).not.toBeInTheDocument()

  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(log().textContent).toBe(before)
})

it('follows the talk at its end, and tells who scrolled up how many are new', async () => {
  const { user } = renderWithApp(<CommunityChatPanel />)
  scrollLog(260)
  advance(TALK_MS)
  expect(log().scrollTop).toBe(520)
  expect(screen.queryByRole('button', { name: /new$/ })).not.toBeInTheDocument()

  scrollLog(40)
  advance(3 * TALK_MS)
  expect(log().scrollTop).toBe(40)
  await user.click(screen.getByRole('button', { name: '3 new' }))

  expect(log().scrollTop).toBe(520)
  expect(log()).toHaveFocus()
  expect(screen.queryByRole('button', { name: /new$/ })).not.toBeInTheDocument()
})

it('does not grow with the hours', () => {
  renderWithApp(<CommunityChatPanel />)
  const nodes = () => document.querySelectorAll('*').length
  const before = nodes()

  advance(40 * TALK_MS)
  expect(nodes()).toBe(before)
})

it('mutes a trader, and all of them', async () => {
  const { user } = renderWithApp(<CommunityChatPanel />)
  await user.click(screen.getByRole('button', { name: 'Mute traders' }))
  await user.click(screen.getByRole('button', { name: 'Mute Marnie_T' }))

  expect(within(log()).queryByText('Marnie_T')).not.toBeInTheDocument()
  expect(within(log()).getAllByText('pipwright').length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Mute traders (1 muted)' })).toBeInTheDocument()

  for (const trader of TRADERS.filter((name) => name !== 'Marnie_T')) {
    await user.click(screen.getByRole('button', { name: `Mute ${trader}` }))
  }
  expect(screen.getByText('Everyone who has written is muted.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Unmute all' }))
  expect(within(log()).getAllByText('Marnie_T').length).toBeGreaterThan(0)
})

it('keeps what was said and typed when it is hidden, and leaves no timer', async () => {
  const store = createStore()
  const { user, unmount } = renderWithApp(<CommunityChatPanel />, { store })
  await user.type(input(), 'hello{Enter}and then')

  unmount()
  expect(jest.getTimerCount()).toBe(0)

  renderWithApp(<CommunityChatPanel />, { store })
  expect(within(log()).getByText('hello')).toBeInTheDocument()
  expect(input()).toHaveValue('and then')
})
