/** The type of the annotation that tells the reporter how many seconds containing the fault took. */
export const CONTAINED = 'contained'
