import { openedChat, transcript, withMessage, withReply } from './chat'
import { BOT_GREETING, BOT_REPLY, REPLY_MS } from './chat.data'

it('says literally what the specification says, after the specified time', () => {
  expect(BOT_REPLY).toBe("Thanks for your message. We'll get back to you shortly.")
  expect(REPLY_MS).toBe(1_500)
})

it('starts with a greeting of the bot', () => {
  expect(openedChat(5)).toEqual({
    messages: [{ id: 1, sender: 'SupportBot', text: BOT_GREETING, timestamp: 5 }],
    due: [],
  })
})

it.each(['', '   ', '\n\t'])('does not take %j for a message', (typed) => {
  const chat = openedChat(0)

  expect(withMessage(chat, typed, 1)).toBe(chat)
})

it('owes a reply for each message, and gives them one after another', () => {
  const asked = withMessage(withMessage(openedChat(0), ' one ', 10), 'two', 20)
  expect(asked.due).toEqual([1_510, 1_520])

  const answered = withReply(asked, 1_510)
  expect(answered.due).toEqual([1_520])
  expect(
    withReply(answered, 1_520).messages.map(({ id, sender, text }) => [id, sender, text]),
  ).toEqual([
    [1, 'SupportBot', BOT_GREETING],
    [2, 'Me', 'one'],
    [3, 'Me', 'two'],
    [4, 'SupportBot', BOT_REPLY],
    [5, 'SupportBot', BOT_REPLY],
  ])
})

it('writes a line for each message', () => {
  const chat = withMessage(openedChat(0), 'Hello?', 1_000)

  expect(
    transcript('Transcript', chat.messages, ({ text, timestamp }) => `${timestamp} ${text}`),
  ).toBe(`Transcript\n\n0 ${BOT_GREETING}\n1000 Hello?\n`)
})
