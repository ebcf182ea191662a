const CHOSEN =
  ":is([aria-pressed='true'], [aria-selected='true'], [aria-current]:not([aria-current='false']))"

/**
 * Forced colours, such as the contrast themes of Windows, which remove backgrounds and shadows. Whatever the markup
 * marks as selected gets the system's selection background, and its focus ring inside. Empty elements consist of
 * nothing but their colour and keep it: a bar, a dot, a swatch, or the element from which the price-chart library reads
 * a colour.
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
