/** @jest-environment jsdom */

import { DRAWN_SETTINGS, KEEP_KEY, KEEP_VALUE, keyOf } from '@aldergate/contract'
import { DEFAULT_SETTINGS } from '@aldergate/platform'
import { settleDrawn } from './drawn'

const FILES = [{ url: '/content/1-a/page.js', integrity: 'sha384-a' }]

function settled(files = FILES, search = '', showsKept = true) {
  const root = document.createElement('html')
  root.dataset['drawn'] = '/content/1-a/'
  if (showsKept) root.dataset['showsKept'] = ''
  root.dataset['theme'] = 'dark'
  settleDrawn(root, files, search)
  delete root.dataset['showsKept']
  return { ...root.dataset }
}

beforeEach(() => localStorage.clear())

function keep(settings: object) {
  localStorage.setItem(KEEP_KEY, KEEP_VALUE)
  localStorage.setItem(keyOf('settings'), JSON.stringify({ value: settings }))
}

it('leaves a page in sight that this visitor will see', () => {
  expect(settled()).toEqual({ drawn: '/content/1-a/', theme: 'dark' })
})

it.each([
  ['a canary runs here', [{ url: '/content/2-b/page.js', integrity: 'sha384-b' }]],
  ['another day is asked for', []],
])('takes it out of sight when %s', (_why, files) => {
  expect(settled(files)['drawn']).toBe('away')
})

it.each(['?symbol=ETH/GBP', '?utm_source=mail&symbol=ETH/GBP'])(
  'leaves only the frame in sight where a link asks something of the page: %s',
  (search) => {
    expect(settled(FILES, search)['drawn']).toBe('frame')
    expect(settled([], search)['drawn']).toBe('away')
  },
)

it('leaves the page in sight for what a campaign has added to its address', () => {
  expect(settled(FILES, '?utm_source=mail&gclid=1')['drawn']).toBe('/content/1-a/')
})

it('leaves only the frame in sight where whoever keeps data may see something else, in the look that they have chosen', () => {
  keep({ darkMode: false, palette: 'blue-orange', density: 'compact', reducedMotion: 'always' })

  expect(settled()).toEqual({
    drawn: 'frame',
    theme: 'light',
    palette: 'blue-orange',
    density: 'compact',
    motion: 'still',
  })
})

it.each([
  ['en', 'frame'],
  ['fr', 'away'],
  ['xx', 'frame'],
])('goes by the language that is kept: %s', (language, drawn) => {
  keep({ language })
  expect(settled()['drawn']).toBe(drawn)
  expect(settled([])['drawn']).toBe('away')
})

it('leaves a page in sight that looks the same to whoever keeps data, as long as they have it written alike', () => {
  keep({ ...DEFAULT_SETTINGS, darkMode: false, twoFactor: true })
  expect(settled(FILES, '', false)).toMatchObject({ drawn: '/content/1-a/', theme: 'light' })

  for (const written of [
    { timeZone: 'Asia/Tokyo' },
    { discreet: true },
    { numberFormat: '1.234,56' },
  ]) {
    keep({ ...DEFAULT_SETTINGS, ...written })
    expect(settled(FILES, '', false)['drawn']).toBe('frame')
  }
})

it('draws pages as the settings are at first', () => {
  expect(DEFAULT_SETTINGS).toMatchObject(DRAWN_SETTINGS)
})

it('passes over kept settings that are none', () => {
  keep({ darkMode: 'no', palette: 7, density: null, reducedMotion: 'never' })
  expect(settled()).toEqual({ drawn: 'frame', theme: 'dark' })
})
