/** The names under which the product is offered: a bank that runs its own build puts its names here. */
export const BRAND = {
  product: 'Aldergate Trade',
  bank: 'Aldergate Bank',
} as const

/** Where the product is followed, by the networks' own names: their front pages, as a demonstration has no account on them. */
export const SOCIAL_LINKS = [
  { name: 'X', url: 'https://x.com' },
  { name: 'LinkedIn', url: 'https://www.linkedin.com' },
  { name: 'YouTube', url: 'https://www.youtube.com' },
  { name: 'GitHub', url: 'https://github.com' },
] as const
