/** Pixels between two panels; the insertion line is drawn in the middle. */
export const GRID_GAP = 8
