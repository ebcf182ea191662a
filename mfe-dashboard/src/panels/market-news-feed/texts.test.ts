import { english } from '@aldergate/testing/english'

const EN = english(__dirname)

it('says where the reader is, and how to turn the page', () => {
  expect(EN('page')).toBe('Page {page} of {pages}')
  expect([EN('previous'), EN('next')]).toEqual(['Previous', 'Next'])
})
