import { LANGUAGES } from '@aldergate/contract'
import { renderWithApp } from '@aldergate/testing'
import { EnglishOnly } from './EnglishOnly'

it('tells everybody but a reader of English, in a language of theirs', () => {
  const lines = LANGUAGES.map((language) => {
    return renderWithApp(<EnglishOnly />, { settings: { language } }).container.textContent
  })

  expect(lines).toEqual([
    '',
    'Estos textos solo están en inglés.',
    '此处内容仅有英文版。',
    'Ces textes n’existent qu’en anglais.',
  ])
})
