/** The product's names: a bank that runs its own build replaces them. */
export const BRAND = {
  product: 'Aldergate Trade',
  bank: 'Aldergate Bank',
} as const

/**
 * The product's social networks, by their own names. The URLs are front pages, because a demonstration has no
 * accounts.
 */
export const SOCIAL_LINKS = [
  { name: 'X', url: 'https://x.com' },
  { name: 'LinkedIn', url: 'https://www.linkedin.com' },
  { name: 'YouTube', url: 'https://www.youtube.com' },
  { name: 'GitHub', url: 'https://github.com' },
] as const
