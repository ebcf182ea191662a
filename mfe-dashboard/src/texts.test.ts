import { english } from '@aldergate/testing/english'

const EN = english(__dirname)

it('says what the specification says of the header', () => {
  expect(EN('title')).toBe('Our Dashboard')
  expect(EN('intro')).toBe('Customise and rearrange your components.')
})
