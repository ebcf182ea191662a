import { SOCIAL_LINKS } from '@aldergate/contract'
import { PARTNERS } from './partners.data'

it('has twelve partner links, each to a place of its own', () => {
  expect(PARTNERS).toHaveLength(12)
  expect(new Set(PARTNERS.map(({ url }) => url)).size).toBe(12)
})

it('leads only to secure addresses', () => {
  for (const { url } of [...PARTNERS, ...SOCIAL_LINKS]) expect(url).toMatch(/^https:\/\//)
})
