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
    body: 'No single step of the simulated series may exceed five pounds, so a quiet hour leaves bitcoin within a few hundred pounds of where it began. Traders who practise breakouts had little to do; those who practise waiting had a good morning.',
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
    body: 'In live markets the two often move together. In the simulation each pair has a random walk of its own, so a hedge of one against the other does not behave as a textbook says. Test it before you trust it.',
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
    body: 'The exercise assumed that every holder of the largest accounts asked for sterling at once. The invented issuers sold short-dated paper first and kept deposits for the afternoon, and the pegs moved by less than a tenth of a penny.',
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
    body: 'The pool raises its rate steeply once more than four fifths of the deposits are lent. The rise did what it was made for: deposits came back, and the rate fell again without anyone deciding that it should.',
    topics: ['defi', 'ethereum', 'interestRates'],
  },
  {
    id: 'meme-coins-decimals',
    headline: 'Why the smallest simulated coins show six decimals',
    category: 'crypto',
    source: WIRE,
    minutesAgo: 905,
    summary:
      'A coin worth £0.000007 would round to nothing in pounds and pence, so prices carry as many decimals as they need.',
    body: 'A change of one unit in the sixth decimal is a change of more than a tenth of such a price. Order sizes grow to match, and a slip of the decimal point is the commonest mistake in practice sessions.',
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
    body: 'Eleven of the twenty invented names rose. Turnover stayed below its ten-day average, which makes the move easy to reverse; the desk would want a second day before it called this a trend.',
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
    body: 'The case study shows how expectations reach a price before the results do. Those who bought on the announcement paid for news that the market of the exercise already had.',
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
    body: 'The price opens lower by about the dividend, the holder receives the dividend some weeks later, and the total return hardly changes. Stop-loss orders do not know this: the exercise ends with one that fired for no good reason.',
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
    body: 'Most of the loss came from unsecured lending and not from mortgages, which surprised the students who set the test. The invented lender said that it would keep its dividend, and the case closes there.',
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
    body: 'The lesson of the session is to look at depth before choosing a size. A limit order would have cost patience; the market order cost three per cent.',
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
    body: 'A step in the simulator is at most 0.02% of the price, so an hour of currency trading seldom covers the spread of a large order. Short timeframes reward low costs more than good forecasts.',
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
    body: 'The strategy had a target but no stop. The desk ran it again with a stop of half the target: it won three times, lost once, and kept two thirds of its profit.',
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
    body: 'Carry looks steady because its losses are rare and large. The exercise plots both halves: twenty-one days of small gains and one day on which the funding currency rose by 1.4%.',
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
    body: 'Forty practice accounts had to buy the same amount of euro by four o’clock. Those who spread their orders over half an hour paid least; those who waited for a better price paid for everybody.',
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
    body: 'Headlines like to give every price a reason. In the simulator the reason is known: a random number, kept small. It is a useful discipline to ask, of any market, how much of today’s move is more than that.',
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
    body: 'The students bought oil for delivery now, sold it for delivery in a year, and paid for the tank in between. The profit lasted until the tanks were full, which in the exercise took nine days.',
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
    body: 'Crop prices move on what the weather may do and not on what it did. The sample market teaches the same habit: by the time it rains, the rain has been sold.',
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
    body: 'The exercise compares five weights over ten simulated years. The answer depends on what the rest of the portfolio holds, and the article’s advice is to run the comparison with your own holdings.',
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
    body: 'Every month the position sold the expiring contract and bought the next one for a little more. Twelve small differences came to 7%, against a rise of 5% in the price itself.',
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
    body: 'Impact is a property of the surprise and not of the figure. The desk suggests trading around such dates with smaller sizes, or not at all, until a few of them have been watched.',
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
    body: 'The three who wanted a cut pointed to weak spending, the six to wages. The simulated currency rose for a moment when the vote was read, and gave it all back before the minutes were out.',
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
    body: 'The accounts that did nothing finished ahead of three quarters of those that traded. The quiz asks for a reason before each trade; “because there is a report” was the commonest, and the dearest.',
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
    body: 'Banks gained, builders lost, and the index of the exercise ended the day unchanged. A flat index can hide a great deal of movement underneath.',
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
    body: 'The households of the model learn from the prices that they see every week, food before all. When the simulated shelves calm down, so do they, about two months later.',
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
    body: 'A confidence of 80% means little by itself. Shown the reasons, the class ignored signals that leaned on a single indicator, and those were the worst of the set.',
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
    body: 'With enough parameters any history can be repeated. The exercise keeps a year of simulated prices in a drawer, and lets nobody look at it until the rules are written down.',
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
    body: 'The message had a deadline, a button and a nearly right address. Readers who opened the site from their own bookmark were safe without noticing anything at all.',
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
    body: 'Settling at once removes one risk and adds another need: the money has to be there first. Half of the failed trades of the trial had a buyer whose transfer was still on its way.',
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
    body: 'Paper in two buildings did best, a photograph on a telephone did worst. No method helped the pupil who had written down eleven words out of twelve.',
    topics: ['cybersecurity', 'bitcoin', 'defi'],
  },
]
