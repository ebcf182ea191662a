/** Charts and files, and the libraries behind them, come when a page asks for them. */
const LATER =
  /shared.(charts|files).src|node_modules.(@?svgdotjs|apexcharts|react-apexcharts|lightweight-charts|fancy-canvas|jspdf|jspdf-autotable|fflate|fast-png|iobuffer|pako|@babel|papaparse)\b/

/** What the host brings for every page, in one file instead of a hundred. */
export function isForEveryPage({ resource = '' }) {
  return /node_modules|shared.[a-z]+.src/.test(resource) && !LATER.test(resource)
}

/** What a remote bundles only as a spare: no page needs it while the host's is of the same version. */
const PURE = /shared.(ui|market|ledger).src\b/

/**
 * A remote's own copy of the pure packages, which is only asked for when the host's is another version. In
 * one file, because the entry carries the checksum of each file, and everybody loads the entry.
 */
export function isSpare({ resource = '' }) {
  return PURE.test(resource)
}
