export interface FontFiles {
  /** URL of the file with the letters of English. */
  latin: string
  /** URL of the file with the further letters of Latin scripts, which loads only when one is shown. */
  latinExtended: string
}

/**
 * Inter, and faces of the system's own with Inter's metrics that stand in until Inter is there: the swap then moves
 * nothing. A little wider than Inter on average, so that what takes the place of a text is no larger one.
 */
export function fontFaces({ latin, latinExtended }: FontFiles): string {
  return `
    ${standIn(['Arial', 'Liberation Sans'], '100 599', 1.088)}
    ${standIn(['Arial Bold', 'Liberation Sans Bold'], '600 900', 1.036)}
    ${interFace(latinExtended, LATIN_EXTENDED)}
    ${interFace(latin, LATIN)}
  `
}

/** Inter's own, as parts of its size. */
const ASCENT = 0.96875
const DESCENT = 0.2412

/** By how much its letters are widened was measured over the texts of the pages, against Inter of the same weight. */
function standIn(names: readonly string[], weights: string, widening: number): string {
  return `
    @font-face {
      font-family: 'Inter Fallback';
      font-weight: ${weights};
      src: ${names.map((name) => `local('${name}')`).join(', ')};
      size-adjust: ${percent(widening)};
      ascent-override: ${percent(ASCENT / widening)};
      descent-override: ${percent(DESCENT / widening)};
      line-gap-override: 0%;
    }
  `
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}

function interFace(url: string, unicodeRange: string): string {
  return `
    @font-face {
      font-family: Inter;
      font-style: normal;
      font-weight: 100 900;
      font-display: swap;
      src: url('${url}') format('woff2');
      unicode-range: ${unicodeRange};
    }
  `
}

const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'

const LATIN_EXTENDED =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF'
