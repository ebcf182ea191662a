import { english } from '@aldergate/testing/english'

const EN = english(__dirname)

it('names the input and its button', () => {
  expect([EN('message'), EN('send')]).toEqual(['Message', 'Send'])
})
