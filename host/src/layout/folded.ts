/** Below this width the links do not fit into the bar and fold into its menu. */
export const FOLDED = '@media (max-width: 1219px)'

/** From this width on the bar also has room for who is signed in, in every language. */
export const ROOMY = '@media (min-width: 1360px)'

/** From this width on the links may stand as far apart as they like. */
export const WIDE = '@media (min-width: 1440px)'
