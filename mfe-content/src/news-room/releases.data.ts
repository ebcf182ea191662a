import { BRAND } from '@aldergate/contract'

export interface Release {
  /** The place of its full text on the page. */
  id: string
  title: string
  /** The day of publication. */
  date: string
  summary: string
  /** Paragraphs of the full text. */
  text: readonly string[]
}

/** The press releases, the newest first. */
export const RELEASES: readonly Release[] = [
  {
    id: 'release-keep-my-data',
    title: `${BRAND.product} keeps nothing until it is asked to`,
    date: '2025-01-14',
    summary:
      'Layout, settings, watchlist, alerts and paper trades can now survive a reload, by one switch that is off to begin with.',
    text: [
      `The first visit to ${BRAND.product} stays what it was: a clean page that forgets everything when it is closed. Whoever wants to continue tomorrow switches on “Keep my data on this device”, and finds the desk as it was left.`,
      'The data are written to the local storage of the browser, in versions, and checked before they are read back. A damaged entry is put aside and replaced by its default instead of stopping the page.',
      'Export writes one file that can be read by a person; import checks all of it before any of it is applied. Erasing takes one click and one confirmation.',
    ],
  },
  {
    id: 'release-paper-ledger',
    title: `${BRAND.bank} presents a trading companion that trades on paper`,
    date: '2025-01-07',
    summary:
      'The demonstration opens with £50,000 of paper cash, a simulated market and a ledger that accounts for every penny.',
    text: [
      `${BRAND.bank} shows ${BRAND.product}, a companion for those who want to practise before they commit money. Orders are filled at the simulated price on the screen, at a fee of 0.1%, and recorded in a ledger that is never rewritten.`,
      'Amounts are counted in decimals, and each is rounded once. Selling more than is held opens a short, which is marked as such; a purchase beyond the cash is refused with a reason.',
      'The demonstration needs no registration. It connects to no exchange and no account, and the insights in it are samples.',
    ],
  },
]
