/** The composition of another day that this document shows, or was asked for in vain. */
export type Journey =
  | {
      name: string
      release: number
      /** The host of that day, where it was another: today's runs. */
      otherHost: string | undefined
    }
  | { name: string; release?: undefined; lost: 'gone' | 'unread' }
