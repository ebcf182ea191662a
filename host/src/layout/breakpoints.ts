/** Below this width the links do not fit into the bar and fold into its menu. */
export const FOLDED = '@media (max-width: 1219px)'

/** The widths at which the bar has no room for the product’s name beside the links and controls, in every language. */
export const TIGHT = '@media (min-width: 1220px) and (max-width: 1299px)'

/** From this width on the bar also has room for the user's name, in every language. */
export const ROOMY = '@media (min-width: 1440px)'

/** From this width on the links need not be packed tightly. */
export const WIDE = '@media (min-width: 1520px)'
