/** Below this width the links do not fit into the bar and fold into its menu. */
export const FOLDED = '@media (max-width: 1219px)'

/** Where the bar has no room for the product’s name beside the links, the way out and the controls, in every language. */
export const TIGHT = '@media (min-width: 1220px) and (max-width: 1299px)'

/** From this width on the bar also has room for who is signed in, in every language. */
export const ROOMY = '@media (min-width: 1440px)'

/** From this width on the links may stand as far apart as they like. */
export const WIDE = '@media (min-width: 1520px)'
