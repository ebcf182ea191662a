/** How the sample of articles was judged: whole percent, together 100. */
export const SENTIMENT = [
  { mood: 'positive', percent: 40 },
  { mood: 'neutral', percent: 25 },
  { mood: 'negative', percent: 35 },
] as const
