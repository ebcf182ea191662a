import { EN } from './texts'

it('names the input and its button', () => {
  expect([EN.message, EN.send]).toEqual(['Message', 'Send'])
})
