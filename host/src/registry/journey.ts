/** The composition of another day that this document shows, or that was requested and not available. */
export type Journey =
  | {
      name: string
      release: number
      /** That day's host, if it differs from today's, which runs. */
      otherHost: string | undefined
    }
  | { name: string; release?: undefined; lost: 'gone' | 'unread' }
