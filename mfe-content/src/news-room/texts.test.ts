import { EN } from './texts'

it('says that the newsletter subscribes nobody', () => {
  expect(EN.newsletterNote).toBe('This demo does not subscribe you')
})
