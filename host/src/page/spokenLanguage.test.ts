import { spokenLanguage } from './spokenLanguage'

const file = [{ url: '/ideas/1/texts-en.js', integrity: 'sha384-abc' }]

it.each([
  ['the language that it brings', { texts: { en: file, fr: file } }, 'fr'],
  ['English instead of one that it does not bring', { texts: { en: file } }, 'en'],
  ['what an older build, which says nothing, was made with', {}, 'fr'],
])('a remote speaks %s', (_what, remote, spoken) => {
  expect(spokenLanguage(remote, 'fr')).toBe(spoken)
})
