import { type Path, PATHS } from '@aldergate/contract'

export interface Question {
  id: string
  question: string
  answer: string
  /** Where the reader can act on the answer. */
  link: { to: Path | `${Path}#${string}`; label: string }
}

export const QUESTIONS: readonly Question[] = [
  {
    id: 'reset-layout',
    question: 'I hid a panel by mistake. How do I get it back?',
    answer:
      'Open the Panels drawer at the top of the dashboard: it has a switch for each panel, and Reset layout puts all of them back into their first order.',
    link: { to: PATHS.dashboard, label: 'Open the dashboard' },
  },
  {
    id: 'order-not-filled',
    question: 'Why was my paper order not filled?',
    answer:
      'A purchase needs enough cash for its value and the fee, and the price must not be older than ten seconds. The order ticket names the rule that stopped it, and the ledger stays as it was.',
    link: { to: `${PATHS.dashboard}#trade-execution`, label: 'Open the order ticket' },
  },
  {
    id: 'move-data',
    question: 'Can I take my data to another device?',
    answer:
      'Yes. Export them as a file in Settings, and import that file on the other device. It is checked as a whole before any of it replaces what is there.',
    link: { to: PATHS.settings, label: 'Open Settings' },
  },
]
