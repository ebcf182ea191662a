/** Narrower than this, dates beside each other would overlap. */
const PHONE_PX = 720

export function isPhone(): boolean {
  return window.innerWidth < PHONE_PX
}

/** About what page and card have on a phone beside a drawing. */
export const BESIDE_DRAWING = 66
