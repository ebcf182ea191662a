import { advance, renderWithApp } from '@aldergate/testing'
import { screen, within } from '@testing-library/react'
import { createStore } from 'jotai'
import { BOT_GREETING, BOT_REPLY } from './chat.data'
import { LiveChat } from './LiveChat'

const log = () => screen.getByRole('log', { name: 'Chat messages' })
const input = () => screen.getByRole('textbox', { name: 'Message' })
const replies = () => within(log()).queryAllByText(BOT_REPLY)

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

it('starts with a greeting of the bot', () => {
  renderWithApp(<LiveChat />)

  expect(log()).toHaveTextContent('SupportBot')
  expect(within(log()).getByText(BOT_GREETING)).toBeVisible()
})

it('sends by the button, clears the input, and the bot replies after exactly 1.5 seconds', async () => {
  const { user } = renderWithApp(<LiveChat />)
  await user.type(input(), 'My chart is empty')
  await user.click(screen.getByRole('button', { name: 'Send' }))

  expect(within(log()).getByText('My chart is empty')).toBeVisible()
  expect(input()).toHaveValue('')
  expect(screen.getByText('SupportBot is typing…')).toBeVisible()

  advance(1_499)
  expect(replies()).toHaveLength(0)
  advance(1)
  expect(replies()).toHaveLength(1)
  expect(screen.queryByText('SupportBot is typing…')).not.toBeInTheDocument()
})

it('sends by Enter, and replies to each message', async () => {
  const { user } = renderWithApp(<LiveChat />)
  await user.type(input(), 'one{Enter}')
  advance(1_000)
  await user.type(input(), 'two{Enter}')
  advance(500)
  expect(replies()).toHaveLength(1)
  advance(1_000)
  expect(replies()).toHaveLength(2)
})

it('keeps a message that is too long, and says by how much, instead of cutting it', async () => {
  const { user } = renderWithApp(<LiveChat />)
  await user.click(input())
  await user.paste(`${'a'.repeat(500)}END`)
  await user.keyboard('{Enter}')

  expect(log().childElementCount).toBe(1)
  expect(input()).toHaveAccessibleDescription('Shorten your message by 3 characters.')
  await user.keyboard('{Backspace}{Backspace}')
  expect(input()).toHaveAccessibleDescription('Shorten your message by 1 character.')
  await user.keyboard('{Backspace}{Enter}')
  expect(log().childElementCount).toBe(2)
  expect(input()).toHaveValue('')
})

it('sends no blank message', async () => {
  const { user } = renderWithApp(<LiveChat />)
  await user.type(input(), '   {Enter}')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  advance(5_000)

  expect(log().childElementCount).toBe(1)
})

it('keeps what was said while another page is open, and replies on the way back', async () => {
  const store = createStore()
  const { user, unmount } = renderWithApp(<LiveChat />, { store })
  await user.type(input(), 'still there?{Enter}and')
  unmount()
  expect(jest.getTimerCount()).toBe(0)
  advance(60_000)

  renderWithApp(<LiveChat />, { store })
  advance(0)
  expect(within(log()).getByText('still there?')).toBeVisible()
  expect(replies()).toHaveLength(1)
  expect(input()).toHaveValue('and')
})

/** Returns the file that the browser is given to save when `press` is called. */
async function saved(press: () => Promise<void>) {
  const files: Blob[] = []
  const names: string[] = []
  URL.createObjectURL = (file) => `blob:test/${files.push(file as Blob)}`
  URL.revokeObjectURL = () => {}
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  await press()
  click.mockRestore()
  return { name: names[0], type: files[0]?.type, text: (await files[0]?.text()) ?? '' }
}

it('gives the transcript as a text file', async () => {
  const { user } = renderWithApp(<LiveChat />)
  await user.type(input(), 'Hello{Enter}')
  const { name, type, text } = await saved(() =>
    user.click(screen.getByRole('button', { name: 'Download transcript' })),
  )

  expect(name).toMatch(/^aldergate-trade-support-chat-\d{4}-\d\d-\d\d\.txt$/)
  expect(type).toMatch('text/plain')
  expect(text).toMatch(/\] SupportBot: Hello! How can we help you today\?\n\[.*\] Me: Hello\n$/)
})

it('names the transcript after the day where the trader is, as it says within', async () => {
  jest.setSystemTime(new Date('2026-12-31T16:44:00Z'))
  const { user } = renderWithApp(<LiveChat />, { settings: { timeZone: 'Asia/Tokyo' } })
  const { name, text } = await saved(() =>
    user.click(screen.getByRole('button', { name: 'Download transcript' })),
  )

  expect(name).toBe('aldergate-trade-support-chat-2027-01-01.txt')
  expect(text).toMatch('[1 Jan 2027, 01:44:00]')
})

it.each([
  ['es', 'Yo', 'Descargar la transcripción', '[26 nov 2026, 17:12:28] Yo: BTC'],
  ['fr', 'Moi', 'Télécharger la transcription', '[26 nov. 2026, 17:12:28] Moi\u00A0: BTC'],
  ['zh', '我', '下载聊天记录', '[2026年11月26日 17:12:28] 我：BTC'],
] as const)(
  'signs and punctuates what the trader says in %s',
  async (language, me, download, line) => {
    jest.setSystemTime(Date.UTC(2026, 10, 26, 17, 12, 28))
    const { user } = renderWithApp(<LiveChat />, { settings: { language } })
    const button = await screen.findByRole('button', { name: download })
    await user.type(screen.getByRole('textbox'), 'BTC{Enter}')
    expect(within(screen.getByRole('log')).getByText(me)).toBeVisible()

    const { text } = await saved(() => user.click(button))
    expect(text.trimEnd().split('\n').at(-1)).toBe(line)
  },
)
