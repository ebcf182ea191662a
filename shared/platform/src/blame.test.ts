import { blamed, blamedRemote, noteOrigin } from './blame'

function errorAt(...lines: string[]): Error {
  const error = new Error('broken')
  error.stack = ['Error: broken', ...lines.map((line) => `    at ${line}`)].join('\n')
  return error
}

const KIT = 'Page (http://127.0.0.1:8080/host/0.1.0-aaa/shared.js:1:2)'
const NEWS = 'NewsPage (http://127.0.0.1:8080/trading/0.1.0-bbb/page-news.js:1:2)'
const PANEL = 'https://cdn.example/dashboard/1.2.3-ccc/panel-news.js:3:4'

it('names the remote and the version whose script stands highest in the stack', () => {
  expect(blamed(errorAt(PANEL, NEWS))).toBe('dashboard 1.2.3-ccc')
})

it('passes over what the host gives to all: the remote has called it', () => {
  expect(blamed(errorAt(KIT, NEWS))).toBe('trading 0.1.0-bbb')
})

it('names the host where no remote takes part', () => {
  expect(blamed(errorAt(KIT, 'eval (native)'))).toBe('host 0.1.0-aaa')
})

it('names the owner of a file that did not load, whoever asked for it', () => {
  const request = '/host/0.1.0-aaa/createPriceChart.js'
  const error = Object.assign(errorAt(KIT, NEWS), { request })
  expect(blamed(error)).toBe('host 0.1.0-aaa')
  expect(blamedRemote(error)).toBe('host 0.1.0-aaa')
})

it('does not blame the host for running what broke', () => {
  expect(blamedRemote(errorAt(KIT))).toBeUndefined()
  expect(blamedRemote(errorAt(KIT, NEWS))).toBe('trading 0.1.0-bbb')
})

it.each([
  ['something else than an error', 'broken'],
  ['nothing', undefined],
  ['an error without a stack', Object.assign(new Error('broken'), { stack: undefined })],
  ['a stack of nobody here', errorAt('http://127.0.0.1:8080/app.js:1:2')],
])('blames nobody for %s', (_what, cause) => {
  expect(blamed(cause)).toBeUndefined()
})

it('names a remote that comes from elsewhere once it was told whose that place is', () => {
  const error = errorAt('NewsPage (http://localhost:3002/page-news.js:1:2)', KIT)
  expect(blamed(error)).toBe('host 0.1.0-aaa')

  noteOrigin('http://localhost:3002', { name: 'trading', version: '0.1.0-localhost:3002' })
  expect(blamed(error)).toBe('trading 0.1.0-localhost:3002')
})
