import { isProviderOrigin, isProviderUrl, verdictOf } from './provider'

it.each([
  'https://s.tradingview.com',
  'https://www.tradingview.com',
  'https://www.tradingview-widget.com',
])('listens to %s', (origin) => {
  expect(isProviderOrigin(origin)).toBe(true)
})

it.each([
  'http://s.tradingview.com',
  'https://tradingview.com',
  'https://s.tradingview.com.evil.example',
  'https://evil-s.tradingview.com',
  'https://s.tradingview.com:8443',
  'null',
  '',
])('does not listen to "%s"', (origin) => {
  expect(isProviderOrigin(origin)).toBe(false)
})

it('knows the provider by the URL that was blocked', () => {
  expect(isProviderUrl('https://s.tradingview.com/widgetembed/?symbol=X')).toBe(true)
  expect(isProviderUrl('https://s.tradingview.com')).toBe(true)
  expect(isProviderUrl('https://evil.example/?https://s.tradingview.com')).toBe(false)
  expect(isProviderUrl('https://s.tradingview.com@evil.example')).toBe(false)
  expect(isProviderUrl('inline')).toBe(false)
  expect(isProviderUrl('')).toBe(false)
})

it('reads the proof from an object and from a text', () => {
  expect(verdictOf({ name: 'tv-widget-load' })).toBe('proof')
  expect(verdictOf('{"name":"tv-widget-load","id":1}')).toBe('proof')
  expect(verdictOf({ name: 'tv-widget-no-data' })).toBe('no-data')
  expect(verdictOf('{"name":"tv-widget-no-data"}')).toBe('no-data')
})

it.each([
  undefined,
  null,
  7,
  true,
  [],
  {},
  { name: 7 },
  { name: { toString: () => 'tv-widget-load' } },
  { name: 'tv-widget-loading' },
  '',
  'tv-widget-load',
  '{"name":"tv-widget-load"',
  'null',
  '["tv-widget-load"]',
  `{"name":"tv-widget-load","pad":"${'x'.repeat(20_000)}"}`,
])('takes %p for nothing', (data) => {
  expect(verdictOf(data)).toBeUndefined()
})

it('does not even parse a text that is too long to be the proof', () => {
  const parse = jest.spyOn(JSON, 'parse')

  verdictOf('['.repeat(1_000_000))

  expect(parse).not.toHaveBeenCalled()
  parse.mockRestore()
})
