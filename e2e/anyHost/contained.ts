/** By a note of this kind at a test, the reporter knows after how many seconds its case was contained. */
export const CONTAINED = 'contained'
