/** Below this width the links do not fit into the bar and fold into its menu. */
export const FOLDED = '@media (max-width: 1139px)'
