import { LANGUAGES } from '@aldergate/contract'
import { messagesIn } from '@aldergate/testing/english'
import { remote } from '../remote.config'

const EN = messagesIn(__dirname, 'en')

it.each(LANGUAGES)('says everything in %s', (language) => {
  expect(Object.keys(messagesIn(__dirname, language))).toEqual(Object.keys(EN))
})

it('names and describes each page in every language', () => {
  for (const { title, description } of remote.pages) {
    expect(Object.keys(title).sort()).toEqual([...LANGUAGES].sort())
    expect(Object.keys(description).sort()).toEqual([...LANGUAGES].sort())
  }
})
