import { english } from '@aldergate/testing/english'

const EN = english(__dirname)

it('says after a message that nothing was sent', () => {
  expect(EN('done')).toBe('Nothing was sent (demo)')
})

it('names the office as a sample', () => {
  expect(EN('officeNote')).toContain('This is a sample address.')
})
