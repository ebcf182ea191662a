import { botName, MAX_BOT_NAME } from './bot'

it('names a bot as its strategy, without the space around it', () => {
  expect(botName('  Trend follower ')).toBe('Trend follower')
})

it.each([
  { what: 'at the end', name: `${'a'.repeat(MAX_BOT_NAME)}b`, kept: 'a'.repeat(MAX_BOT_NAME) },
  { what: 'before a space', name: `${'a'.repeat(79)} b`, kept: 'a'.repeat(79) },
  { what: 'between characters', name: `a${'🚀'.repeat(40)}`, kept: `a${'🚀'.repeat(39)}` },
])('cuts a longer name $what', ({ name, kept }) => {
  expect(botName(name)).toBe(kept)
})
