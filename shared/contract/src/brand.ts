/** The names under which the product is offered: a bank that runs its own build puts its names here. */
export const BRAND = {
  product: 'Aldergate Trade',
  bank: 'Aldergate Bank',
} as const
