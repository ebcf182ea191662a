import { EN } from './texts'

it('claims no certification and no standard', () => {
  const claims = /certified|accredited|ISO \d|SOC ?2|PCI|GDPR|FCA|compliant/i
  expect(Object.values(EN).filter((text) => claims.test(text))).toEqual([])
})
