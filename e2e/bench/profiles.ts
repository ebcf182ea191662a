/** The speed of the network and the processor in a load. */
export interface Profile {
  /** The heading of its tables. */
  title: string
  /** How many times slower than this machine. */
  cpu: number
  /** Round-trip time in milliseconds and bytes per second; missing for an unthrottled line. */
  line?: { latency: number; downloadThroughput: number; uploadThroughput: number }
}

export const PROFILES = {
  slow: {
    title: 'Slow: 1.6 Mbit/s, 150 ms a round trip, CPU 4 times slower',
    cpu: 4,
    line: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 },
  },
  full: { title: 'Full speed of the machine', cpu: 1 },
} as const satisfies Record<string, Profile>

export type ProfileName = keyof typeof PROFILES
