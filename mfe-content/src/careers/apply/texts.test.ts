import { english } from '@aldergate/testing/english'

const EN = english(__dirname)

it('says before and after that nothing is sent', () => {
  expect(EN('intro')).toContain('This form sends nothing')
  expect(EN('done')).toBe('Nothing was sent (demo).')
})
