import fc from 'fast-check'
import {
  audible,
  type ChatMessage,
  excessOf,
  KEPT_MESSAGES,
  MAX_MESSAGE_LENGTH,
  nextTalk,
  openingTalk,
  othersSince,
  sendable,
} from './chat'
import { SCRIPT } from './script.data'
import { TRADERS } from './traders.data'

const NOW = 1_000_000_000

function message(id: string, user: ChatMessage['user'], timestamp: number): ChatMessage {
  return { id, user, message: id, timestamp }
}

it('sends no message of nothing but space', () => {
  for (const blank of ['', ' ', '\n\t ']) expect(sendable(blank)).toBeUndefined()
  expect(sendable(' hello\n')).toBe('hello')
  expect(sendable('a\nb')).toBe('a\nb')
})

it('sends no message that is too long, nor a part of it', () => {
  const longest = 'x'.repeat(MAX_MESSAGE_LENGTH)
  expect(sendable(longest)).toBe(longest)
  expect(sendable(`${longest}yz`)).toBeUndefined()
  expect(excessOf(`${longest}yz`)).toBe(2)
})

it('begins in the middle of a talk, the newest line last', () => {
  const { messages } = openingTalk(SCRIPT, NOW)
  expect(messages).toHaveLength(KEPT_MESSAGES)
  expect(messages.map((said) => said.message)).toEqual(
    SCRIPT.slice(0, KEPT_MESSAGES).map((line) => line.message),
  )
  expect(messages.every(({ timestamp }) => timestamp < NOW)).toBe(true)
})

it('goes round its script for ever, keeping so many lines and each under an id of its own', () => {
  fc.assert(
    fc.property(fc.nat(200), (ticks) => {
      let talk = openingTalk(SCRIPT, NOW)
      for (let tick = 1; tick <= ticks; tick += 1) talk = nextTalk(talk, SCRIPT, NOW + tick)
      expect(talk.messages).toHaveLength(KEPT_MESSAGES)
      expect(new Set(talk.messages.map(({ id }) => id)).size).toBe(KEPT_MESSAGES)
      const last = SCRIPT[(KEPT_MESSAGES + ticks - 1) % SCRIPT.length]
      expect(talk.messages.at(-1)?.message).toBe(last?.message)
    }),
  )
})

it('puts own messages where they belong in time, and leaves out the muted but never oneself', () => {
  const said = [message('a', 'pipwright', 1), message('b', 'Marnie_T', 3)]
  const own = [message('c', 'me', 2)]

  expect(audible(said, own, []).map(({ id }) => id)).toEqual(['a', 'c', 'b'])
  expect(audible(said, own, ['Marnie_T']).map(({ id }) => id)).toEqual(['a', 'c'])
  expect(audible(said, own, TRADERS).map(({ id }) => id)).toEqual(['c'])
})

it('counts what others said since a moment', () => {
  const messages = [
    message('a', 'pipwright', 1),
    message('b', 'me', 2),
    message('c', 'pipwright', 3),
  ]
  expect(othersSince(messages, 0)).toBe(2)
  expect(othersSince(messages, 1)).toBe(1)
  expect(othersSince(messages, 3)).toBe(0)
})

it('has a script in which every trader speaks, and no line is too long to send', () => {
  expect(new Set(SCRIPT.map(({ user }) => user))).toEqual(new Set(TRADERS))
  for (const line of SCRIPT) expect(sendable(line.message)).toBe(line.message)
})
