/** Narrower than this, dates beside each other would overlap. */
const PHONE_PX = 720

export function isPhone(): boolean {
  return window.innerWidth < PHONE_PX
}

/** The approximate width of page and card margins around a drawing on a phone. */
export const BESIDE_DRAWING = 66
