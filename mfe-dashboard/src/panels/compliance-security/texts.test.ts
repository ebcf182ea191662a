import { messagesIn } from '@aldergate/testing/english'

it('claims no certification and no standard', () => {
  const claims = /certified|accredited|ISO \d|SOC ?2|PCI|GDPR|FCA|compliant/i
  expect(Object.values(messagesIn(__dirname, 'en')).filter((text) => claims.test(text))).toEqual([])
})
