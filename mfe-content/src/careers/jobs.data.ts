import { BRAND } from '@aldergate/contract'

export interface Job {
  /** Part of the published addresses: it never changes. */
  id: string
  title: string
  location: string
  type: string
  description: string
  responsibilities: readonly string[]
  requirements: readonly string[]
  perks: readonly string[]
  applyLink: string
}

/** The form for applicants whom none of the jobs fits. */
export const GENERAL_LINK = '/apply/general'

export const JOBS: readonly Job[] = [
  {
    id: 'software-engineer',
    title: 'Software Engineer',
    location: 'Manchester',
    type: 'Full-time',
    description: `Work on the frame that puts ${BRAND.product} together in the browser, and on the parts that it loads.`,
    responsibilities: [
      'Keep the order ticket responsive while fifty instruments tick.',
      'Own one part from the first sketch to the release, including the night when it has to be rolled back.',
      'Review the code of colleagues with the same care that you ask for your own.',
    ],
    requirements: [
      'Several years of TypeScript and React in something that people rely on.',
      'An eye for what a browser does between two frames.',
      'Tests that read as sentences about behaviour.',
    ],
    perks: [
      'Ten days a year for open source that the product stands on.',
      'A quiet room with two screens, or the price of one at home.',
    ],
    applyLink: '/apply/software-engineer',
  },
  {
    id: 'product-manager',
    title: 'Product Manager',
    location: 'Remote',
    type: 'Full-time',
    description:
      'Decide what a trader should be able to do next, and leave out what would only look busy.',
    responsibilities: [
      'Sit beside traders every fortnight and write down where they hesitate.',
      'Turn that into a short specification with literal texts and limits.',
      'Say no in a way that leaves the other person better informed.',
    ],
    requirements: [
      'Experience with a product in which a mistake costs its users money.',
      'Plain written English.',
      'Enough statistics to distrust a small sample.',
    ],
    perks: [
      'Hours that follow your day, with four in common with London.',
      'Two weeks a year in one place with the team, travel paid.',
    ],
    applyLink: '/apply/product-manager',
  },
  {
    id: 'blockchain-developer',
    title: 'Blockchain Developer',
    location: 'London',
    type: 'Full-time',
    description:
      'Connect wallets and tokens to a trading interface without asking for more permission than a balance needs.',
    responsibilities: [
      'Maintain the wallet panel across providers and chains.',
      'Read contracts before anybody is invited to sign one.',
      'Explain gas, finality and custody to colleagues who think in order books.',
    ],
    requirements: [
      'Solidity and at least one client library, used in production.',
      'A habit of asking what happens when the other side lies.',
      'Knowledge of key management beyond “keep it safe”.',
    ],
    perks: [
      'A hardware wallet and a test-net allowance.',
      'A conference of your choice every year, as a listener or a speaker.',
    ],
    applyLink: '/apply/blockchain-developer',
  },
  {
    id: 'ui-ux-designer',
    title: 'UI/UX Designer',
    location: 'Berlin',
    type: 'Full-time',
    description:
      'Draw dense screens that stay calm: tables, charts and tickets for people who look at them all day.',
    responsibilities: [
      'Design every state of a panel: loading, empty, stale, failed and full.',
      'Check contrast, keyboard order and colour blindness before a colour is chosen.',
      'Keep the tokens and the drawings in the repository honest.',
    ],
    requirements: [
      'A portfolio with at least one interface full of numbers.',
      'Enough CSS to know what is cheap.',
      'Patience with decimals.',
    ],
    perks: [
      'A monthly day in a gallery, a market hall or wherever you look at things.',
      'Type licences for your private work.',
    ],
    applyLink: '/apply/ui-ux-designer',
  },
  {
    id: 'data-scientist',
    title: 'Data Scientist',
    location: 'New York',
    type: 'Full-time',
    description:
      'Build the random walks, risk figures and explanations behind the simulated market, and say how sure they are.',
    responsibilities: [
      'Make simulated series whose volatility clusters as real ones do.',
      'State each metric with its formula, its benchmark and its number of observations.',
      'Show when a signal is no better than a coin.',
    ],
    requirements: [
      'Time series, resampling and a healthy fear of overfitting.',
      'Python for exploring and TypeScript for what ships, or the will to learn the second.',
      'A result that you once withdrew, and can tell us why.',
    ],
    perks: [
      'A budget for data sets, and time to publish what you find in them.',
      'Lunch with the desk on Fridays.',
    ],
    applyLink: '/apply/data-scientist',
  },
]
