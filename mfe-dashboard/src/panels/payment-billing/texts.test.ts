import { english } from '@aldergate/testing/english'

const EN = english(__dirname)

it('says what is specified after an upgrade', () => {
  expect(EN('upgraded')).toBe('Upgraded to {plan} plan successfully!')
})

it('names the three plans', () => {
  expect([EN('planBasic'), EN('planPro'), EN('planEnterprise')]).toEqual([
    'Basic',
    'Pro',
    'Enterprise',
  ])
})

it('says that no payment is taken', () => {
  expect(EN('noPayment')).toContain('no payment is taken')
})
