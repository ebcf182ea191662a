export interface FontFiles {
  /** URL of the file with the letters of English. */
  latin: string
  /** URL of the file with the further letters of Latin scripts, which loads only when one is shown. */
  latinExtended: string
}

/**
 * Inter, and local fonts adjusted to Inter's metrics as fallbacks until it loads, so that the swap shifts nothing.
 * Arial has no medium weight, so its regular letters are widened slightly more.
 */
export function fontFaces({ latin, latinExtended }: FontFiles): string {
  return `
    ${standIn('Inter Fallback', REGULAR, '100 449', 1.07)}
    ${standIn('Inter Fallback', REGULAR, '450 599', 1.08)}
    ${standIn('Inter Fallback', ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], '600 900', 1.014)}
    ${standIn('Inter Fallback Roboto', ['Roboto Bold', 'Roboto'], '600 900', 1.077)}
    ${interFace(latinExtended, LATIN_EXTENDED)}
    ${interFace(latin, LATIN)}
  `
}

/** Roboto, of Android, is as wide as Arial but for its bold letters, which are narrower. */
const REGULAR = ['Arial', 'Liberation Sans', 'Arimo', 'Roboto']

/** Inter's own, as parts of its size. */
const ASCENT = 0.96875
const DESCENT = 0.2412

/**
 * How much higher than Inter a fallback is, equally above and below, so that no line moves. Otherwise the largest text,
 * re-rendered in Inter by the app, could be larger by a pixel, and the browser would count it again as the largest
 * contentful paint.
 */
const HIGHER = 0.14

/**
 * `widening` is the total width of the pages' texts in Inter of the same weight, divided by their width in the
 * unadjusted fallback: half of the texts of thirty characters and more are within 0.3 % of it.
 */
function standIn(
  family: string,
  names: readonly string[],
  weights: string,
  widening: number,
): string {
  return `
    @font-face {
      font-family: '${family}';
      font-weight: ${weights};
      src: ${names.map((name) => `local('${name}')`).join(', ')};
      size-adjust: ${percent(widening)};
      ascent-override: ${percent((ASCENT + HIGHER) / widening)};
      descent-override: ${percent((DESCENT + HIGHER) / widening)};
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
