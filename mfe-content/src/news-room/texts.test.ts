import { english } from '@aldergate/testing/english'

const EN = english(__dirname)

it('says that the newsletter subscribes nobody', () => {
  expect(EN('newsletterNote')).toBe('This demo does not subscribe you')
})
