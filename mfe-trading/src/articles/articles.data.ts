import type { WrittenArticle } from './article'

const WIRE = 'Aldergate Simulated Wire'
const CRYPTO_DESK = 'Sandbox Crypto Bulletin'
const EQUITY_DESK = 'Practice Equity Notes'
const FX_DESK = 'Demo Currency Desk'
const COMMODITY_DESK = 'Sample Commodities Review'
const ECONOMY_DESK = 'Mock Economy Monitor'
const TECHNOLOGY_DESK = 'Test Bench Technology'

/** Invented for the simulated market: no person, company or authority in them is real. */
export const ARTICLES: readonly WrittenArticle[] = [
  {
    id: 'bitcoin-narrow-range',
    headline: 'Simulated bitcoin holds close to £45,000 in a narrow range',
    category: 'crypto',
    source: CRYPTO_DESK,
    minutesAgo: 4,
    summary:
      'Small steps kept the pair near its opening price, and neither buyers nor sellers of the simulation took the lead.',
    topics: ['bitcoin'],
  },
  {
    id: 'ethereum-follows-its-own-path',
    headline: 'Ethereum drifts away from bitcoin as simulated pairs part ways',
    category: 'crypto',
    source: CRYPTO_DESK,
    minutesAgo: 37,
    summary:
      'The two largest simulated coins moved in opposite directions, a reminder that each pair here walks by itself.',
    topics: ['ethereum', 'bitcoin'],
  },
  {
    id: 'stablecoin-reserve-drill',
    headline: 'Stablecoin reserve drill ends without a broken peg',
    category: 'crypto',
    source: WIRE,
    minutesAgo: 128,
    summary:
      'An exercise asked three invented issuers to repay a fifth of their coins within a day. All of them managed it.',
    topics: ['stablecoins', 'regulation', 'payments'],
  },
  {
    id: 'lending-pool-rates-settle',
    headline: 'Rates in a sample lending pool settle after a busy weekend',
    category: 'crypto',
    source: CRYPTO_DESK,
    minutesAgo: 342,
    summary:
      'Borrowing costs in the sample pool came back to 4.1% once deposits returned and utilisation fell below four fifths.',
    topics: ['defi', 'ethereum', 'interestRates'],
  },
  {
    id: 'meme-coins-decimals',
    headline: 'Why the smallest simulated coin shows ten decimals',
    category: 'crypto',
    source: WIRE,
    minutesAgo: 905,
    summary:
      'A coin worth £0.000007 would round to nothing in pounds and pence, so prices carry as many decimals as they need.',
    topics: ['defi'],
  },
  {
    id: 'sample-index-edges-up',
    headline: 'Sample share index edges up as quiet trading suits defensives',
    category: 'stocks',
    source: EQUITY_DESK,
    minutesAgo: 11,
    summary:
      'Invented utilities and grocers led the sample index, while its cyclical names ended the session where they began.',
    topics: ['ukEquities'],
  },
  {
    id: 'invented-retailer-results',
    headline: 'Invented retailer beats its sample forecast, shares barely move',
    category: 'stocks',
    source: EQUITY_DESK,
    minutesAgo: 74,
    summary:
      'Profit came in 6% above the forecast of the exercise, but the simulated price had risen for a week in advance.',
    topics: ['earnings', 'ukEquities'],
  },
  {
    id: 'dividend-season-exercise',
    headline: 'Dividend season exercise: what happens on the ex-date',
    category: 'stocks',
    source: EQUITY_DESK,
    minutesAgo: 251,
    summary:
      'A worked example follows one invented share through its ex-dividend date and shows where the money goes.',
    topics: ['dividends', 'earnings'],
  },
  {
    id: 'sample-bank-stress-test',
    headline: 'Sample bank passes a stress test with room to spare',
    category: 'stocks',
    source: WIRE,
    minutesAgo: 520,
    summary:
      'The invented lender kept its capital above the limit of the exercise even after house prices fell by a third.',
    topics: ['banking', 'dividends', 'regulation'],
  },
  {
    id: 'small-caps-thin-books',
    headline: 'Thin order books make small invented shares jumpy',
    category: 'stocks',
    source: EQUITY_DESK,
    minutesAgo: 1310,
    summary:
      'With few orders at each price, a modest sale moved one sample share by 3% before buyers returned.',
    topics: ['ukEquities'],
  },
  {
    id: 'sterling-calm-session',
    headline: 'Sterling calm in the simulator as currency steps stay small',
    category: 'forex',
    source: FX_DESK,
    minutesAgo: 18,
    summary:
      'Simulated currency pairs moved by hundredths of a penny, and spreads in the exercise stayed at their tightest.',
    topics: ['sterling'],
  },
  {
    id: 'euro-range-case',
    headline: 'Euro against sterling: a case study in trading a range',
    category: 'forex',
    source: FX_DESK,
    minutesAgo: 96,
    summary:
      'A sample strategy bought the lower edge of the range four times, won three times and lost the gain on the fourth.',
    topics: ['euro', 'sterling'],
  },
  {
    id: 'rate-gap-carry',
    headline: 'What a gap in interest rates does to a simulated carry trade',
    category: 'forex',
    source: WIRE,
    minutesAgo: 410,
    summary:
      'The exercise earns the difference between two rates every day, and loses a month of it in one afternoon.',
    topics: ['interestRates', 'sterling', 'centralBanks'],
  },
  {
    id: 'euro-fixing-drill',
    headline: 'Drill at the afternoon fixing shows the price of being late',
    category: 'forex',
    source: FX_DESK,
    minutesAgo: 760,
    summary:
      'Orders that arrived in the last minute before the sample fixing paid twice the usual spread.',
    topics: ['euro', 'banking'],
  },
  {
    id: 'gold-steady-sample',
    headline: 'Gold steady in the sample market while shares wander',
    category: 'commodities',
    source: COMMODITY_DESK,
    minutesAgo: 26,
    summary:
      'The simulated metal hardly moved, which the desk puts down to the size of its steps and to nothing grander.',
    topics: ['gold'],
  },
  {
    id: 'oil-storage-exercise',
    headline: 'Oil storage exercise fills its tanks and flattens the curve',
    category: 'commodities',
    source: COMMODITY_DESK,
    minutesAgo: 163,
    summary:
      'With storage full, sample prices for near delivery fell below those for next year, and the trade paid for itself.',
    topics: ['oil', 'inflation'],
  },
  {
    id: 'wheat-weather-model',
    headline: 'Weather model puts a little life into simulated wheat',
    category: 'commodities',
    source: COMMODITY_DESK,
    minutesAgo: 388,
    summary:
      'A dry fortnight in the model raised the sample price by 2%, and a single wet day took half of that back.',
    topics: ['agriculture', 'inflation'],
  },
  {
    id: 'gold-hedge-weights',
    headline: 'How much gold does a sample portfolio need?',
    category: 'commodities',
    source: WIRE,
    minutesAgo: 980,
    summary:
      'A tenth was enough to soften the worst month of the exercise; a third only made the good months worse.',
    topics: ['gold', 'inflation'],
  },
  {
    id: 'coffee-contract-roll',
    headline: 'Rolling a coffee contract costs more than the trade itself',
    category: 'commodities',
    source: COMMODITY_DESK,
    minutesAgo: 1490,
    summary:
      'A sample position was right about the price for a year, and lost money because each new contract was dearer.',
    topics: ['agriculture'],
  },
  {
    id: 'inflation-print-sample',
    headline: 'Sample inflation print lands on the forecast and moves nothing',
    category: 'economy',
    source: ECONOMY_DESK,
    minutesAgo: 45,
    summary:
      'The calendar of the exercise had marked the figure as high impact; the market of the exercise had priced it in.',
    topics: ['inflation', 'centralBanks'],
  },
  {
    id: 'rate-decision-rehearsal',
    headline: 'Rate decision rehearsal leaves borrowing costs where they were',
    category: 'economy',
    source: WIRE,
    minutesAgo: 205,
    summary:
      'A panel of students played the invented committee and voted six to three to hold its rate.',
    topics: ['interestRates', 'centralBanks', 'sterling'],
  },
  {
    id: 'payrolls-quiz',
    headline: 'Quiz: would you have traded the sample jobs report?',
    category: 'economy',
    source: ECONOMY_DESK,
    minutesAgo: 615,
    summary:
      'Two in three practice accounts opened a position before the figure, and most of them closed it at a loss.',
    topics: ['centralBanks', 'interestRates'],
  },
  {
    id: 'budget-exercise-bonds',
    headline: 'Budget exercise sends sample bond yields up a little',
    category: 'economy',
    source: ECONOMY_DESK,
    minutesAgo: 1120,
    summary:
      'More borrowing than expected added eight hundredths of a point to ten-year yields in the exercise.',
    topics: ['interestRates', 'banking', 'ukEquities'],
  },
  {
    id: 'household-survey-model',
    headline: 'Model households expect prices to rise more slowly',
    category: 'economy',
    source: ECONOMY_DESK,
    minutesAgo: 1720,
    summary:
      'Expected inflation in the modelled survey fell to 2.8%, its lowest since the model was started.',
    topics: ['inflation', 'agriculture'],
  },
  {
    id: 'signals-that-explain-themselves',
    headline: 'Practice signals are clearer when they give their reasons',
    category: 'technology',
    source: TECHNOLOGY_DESK,
    minutesAgo: 58,
    summary:
      'In a classroom test, traders followed fewer signals and lost less once each of them listed three reasons.',
    topics: ['artificialIntelligence'],
  },
  {
    id: 'overfitted-model-story',
    headline: 'The model that learnt the past by heart, and nothing else',
    category: 'technology',
    source: TECHNOLOGY_DESK,
    minutesAgo: 290,
    summary:
      'A sample strategy with forty parameters won every month of its training data and lost seven of the next eight.',
    topics: ['artificialIntelligence', 'earnings'],
  },
  {
    id: 'phishing-drill-results',
    headline: 'Phishing drill: one reader in nine typed a password',
    category: 'technology',
    source: TECHNOLOGY_DESK,
    minutesAgo: 455,
    summary:
      'The drill sent practice accounts a message about a locked wallet. Two-factor sign-in stopped the rest of the damage.',
    topics: ['cybersecurity', 'banking'],
  },
  {
    id: 'instant-payments-trial',
    headline: 'Instant payment trial settles sample trades in seconds',
    category: 'technology',
    source: WIRE,
    minutesAgo: 840,
    summary:
      'Money and asset changed hands together in the trial, which left no moment at which one side could fail the other.',
    topics: ['payments', 'stablecoins', 'regulation'],
  },
  {
    id: 'key-storage-lesson',
    headline: 'Where to keep a key: a lesson from a lost sample wallet',
    category: 'technology',
    source: CRYPTO_DESK,
    minutesAgo: 1980,
    summary:
      'The class hid a recovery phrase in five places. After a month it could find three, and a stranger could find two.',
    topics: ['cybersecurity', 'bitcoin', 'defi'],
  },
]
