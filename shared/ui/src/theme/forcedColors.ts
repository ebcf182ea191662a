const CHOSEN =
  ":is([aria-pressed='true'], [aria-selected='true'], [aria-current]:not([aria-current='false']))"

/**
 * Where the device forces its colours, such as the contrast themes of Windows. Grounds and shadows are gone there: what
 * the markup says to be chosen has the ground of what is selected, whatever its own colours are, and the ring of the
 * focus within it. What is empty is nothing but its colour and keeps it, be it a bar, a dot, a swatch, or the element in
 * which the library of the price charts reads a colour.
 */
export const forcedColorsCss = `
  @media (forced-colors: active) {
    :is(div, span):empty {
      forced-color-adjust: none;
    }

    ${CHOSEN} {
      forced-color-adjust: none;
      background: Highlight !important;
    }

    ${CHOSEN},
    ${CHOSEN} :not(:empty) {
      color: HighlightText !important;
      outline-color: HighlightText !important;
      outline-offset: -3px !important;
    }

    ${CHOSEN} :not(:empty) {
      background: none !important;
    }
  }
`
