import { BRAND } from '@aldergate/contract'

/** Lines of a sample address: neither the street nor the postcode exists. */
export const OFFICE: readonly string[] = [
  BRAND.bank,
  `${BRAND.product} desk`,
  '1 Sample Street',
  'London ZZ9 9ZZ',
  'United Kingdom',
]
