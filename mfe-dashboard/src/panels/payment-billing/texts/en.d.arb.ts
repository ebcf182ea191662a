// Written from en.arb by `npm run texts`.
import type { Texts } from '@aldergate/ui'

declare const texts: Texts<{
  noPayment: never
  plans: never
  planBasic: never
  planPro: never
  planEnterprise: never
  currentPlan: never
  upgradeTo: 'plan'
  upgraded: 'plan'
  included: 'plan'
  backToBasic: never
  perMonth: 'price'
  feature: never
  compare: never
  monthlyCharge: never
  tradingFee: never
  basicTradingFee: never
  samePaperFee: never
  alertRules: never
  reports: never
  support: never
  users: never
  apiAccess: never
  alerts20: never
  alerts200: never
  alertsUnlimited: never
  reportsBasic: never
  reportsFull: never
  supportChat: never
  supportPriority: never
  supportNamed: never
  usersOne: never
  usersFive: never
  usersUnlimited: never
  no: never
  readOnly: never
  full: never
  samplePlans: never
  proRata: 'plan'
  proRataText: 'days' | 'total' | 'charge' | 'price'
  highestPlan: never
  records: never
  date: never
  description: never
  amount: never
  kind: never
  sampleCharge: never
  ledgerFeeBuy: 'quantity' | 'pair'
  ledgerFeeSell: 'quantity' | 'pair'
  kindSample: never
  kindPaper: never
  ledgerFees: 'fees'
  downloadCsv: never
  fileName: never
}>
export default texts
