import type { Registry } from '@aldergate/contract'
import { allowedPlaces, readOverride } from './overrides'

const ALLOWED: Pick<Registry, 'allowsOverrides' | 'origins'> = {
  allowsOverrides: true,
  origins: ['https://mirror.example.com'],
}

it.each([
  ['trading:http://localhost:3002', 'http://localhost:3002'],
  ['trading:http://localhost', 'http://localhost'],
  ['trading:http://127.0.0.1:3002/', 'http://127.0.0.1:3002'],
  ['trading:http://[::1]:3002', 'http://localhost:3002'],
  [' trading:http://localhost:3002/mfe-trading/dist ', 'http://localhost:3002/mfe-trading/dist'],
  ['trading:https://mirror.example.com/pr-7', 'https://mirror.example.com/pr-7'],
])('reads %j', (text, url) => {
  expect(readOverride(text, ALLOWED)).toEqual({ override: { remote: 'trading', url } })
})

it.each([
  'trading',
  'trading:',
  'trading:localhost:3002',
  'trading:file:///etc',
  'trading:javascript:alert(1)',
  'host:http://localhost:3002',
  'releases:http://localhost:3002',
  'Trading:http://localhost:3002',
  'trading:http://me:secret@localhost:3002',
  'trading:http://localhost:3002/?a=b',
  ':http://localhost:3002',
])('says of %j that it has another form', (text) => {
  expect(readOverride(text, ALLOWED)).toEqual({ refusal: 'form' })
})

it.each([
  'trading:http://evil.example',
  'trading:http://localhost.evil.example:3002',
  'trading:http://127.0.0.1.evil.example',
  'trading:http://192.168.0.7:3002',
  'trading:http://mirror.example.com',
  'trading:https://mirror.example.com:8443',
  'trading:https://localhost:3002',
])('refuses the place of %j', (text) => {
  expect(readOverride(text, ALLOWED)).toEqual({ refusal: 'place' })
})

it('refuses each where the registry does not allow them, and no other origin where it names none', () => {
  expect(readOverride('trading:http://localhost:3002', {})).toEqual({ refusal: 'off' })
  const bare = { allowsOverrides: true } as const
  expect(readOverride('trading:https://mirror.example.com', bare)).toEqual({ refusal: 'place' })
})

it('names the places that are allowed', () => {
  expect(allowedPlaces(ALLOWED)).toEqual([
    'http://localhost',
    'http://127.0.0.1',
    'https://mirror.example.com',
  ])
})
