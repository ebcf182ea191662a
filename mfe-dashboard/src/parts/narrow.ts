/**
 * Asks how wide a panel is within, and not the window: in two or three columns a panel may be narrower than on a phone.
 * A table with all its columns takes up to 400 px.
 */
export const narrow = '@container panel (max-width: 405px)'
