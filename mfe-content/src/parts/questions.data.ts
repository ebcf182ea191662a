import { BRAND, type Path, PATHS } from '@aldergate/contract'

export interface Question {
  /** The part of the address behind `#` that opens the answer: it never changes once published. */
  slug: string
  question: string
  /** Paragraphs. */
  answer: readonly string[]
  /** Where the reader can act on the answer. */
  link?: { to: Path | `${Path}#${string}`; label: string }
}

export const QUESTIONS: readonly Question[] = [
  {
    slug: 'what-is-it',
    question: `What is ${BRAND.product}?`,
    answer: [
      `${BRAND.product} is a trading companion offered by ${BRAND.bank}: a dashboard that you arrange yourself, a portfolio, a trading view, a strategy builder, analytics and market news in one application.`,
      'It is for learning and for trying ideas out. It is not a broker, and nothing in it is investment advice.',
    ],
    link: { to: PATHS.gettingStarted, label: 'Getting started' },
  },
  {
    slug: 'simulated-data',
    question: 'Is any of this real money?',
    answer: [
      'No. Every price, order, test and deployment is simulated in your browser. No order is sent to any market, no payment is taken and no bank account is touched.',
      'Prices carry a “Simulated data” tag, and figures that are fixed samples carry a “Sample” tag.',
    ],
  },
  {
    slug: 'fees',
    question: 'What does trading cost?',
    answer: [
      'The stated fee is 0.1% maker/taker for basic accounts: a trade of £1,000 would cost £1.00 on either side.',
      'It is a sample fee, and only your paper ledger charges it, so that a result includes what trading costs. Real money is never asked for.',
    ],
    link: { to: `${PATHS.guides}#place-a-paper-trade`, label: 'Guide: place a paper trade' },
  },
  {
    slug: 'deposits',
    question: 'How long does a deposit take?',
    answer: [
      'Deposits are stated to take 1-2 business days.',
      'This, too, is a sample: there is no way to pay in, and you need no deposit to use anything here.',
    ],
  },
  {
    slug: 'account',
    question: 'Do I need an account?',
    answer: [
      'No. Every page is open to everybody, logged in or not.',
      'To see the application logged in, use the demo account that is named on the login page. Creating an account shows how the form works; what you type is neither sent nor stored.',
    ],
    link: { to: PATHS.login, label: 'Login' },
  },
  {
    slug: 'stored-data',
    question: 'What is stored about me?',
    answer: [
      'Nothing of yours, unless you ask for it. Your settings, watchlist, alerts, simulated trades, paper bots, saved indicators, strategy drafts, reading list and dashboard layout live in the open page and are gone when you reload or close it. There is no analytics service, and the application sets no cookies.',
      'Switch on “Keep my data on this device” in Settings, and they are kept in the local storage of your browser until you switch it off or erase them. Your login and the API credentials are never kept, and none of your data are ever sent.',
    ],
    link: { to: `${PATHS.privacy}#storage-keys`, label: 'Privacy: the keys, one by one' },
  },
  {
    slug: 'prices',
    question: 'Where do the prices come from?',
    answer: [
      'From a simulator inside the page. A pair has one series of prices, which moves every three seconds by a small random step, so that every panel shows the same price for the same pair.',
      'Add ?seed=42, or any other number, to the address, and the prices take the same steps again, counted from the moment at which the page opens. Candles are cut by the clock, so charts and backtests also depend on that moment and do not repeat. Embedded external charts are the exception: they show the prices of their provider, and say so.',
    ],
  },
  {
    slug: 'languages',
    question: 'Which languages and time zones can I choose?',
    answer: [
      'The whole interface speaks English, Spanish, Chinese and French. Long texts, such as these answers, the articles, the guides and the legal texts, are in English.',
      'Times can be shown in UTC or as in London, New York or Tokyo. Both are chosen in Settings and take effect as soon as you save.',
    ],
    link: { to: PATHS.settings, label: 'Settings' },
  },
]
