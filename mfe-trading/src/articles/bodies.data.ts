/** The text of each article below its summary, by the article's id. */
export const BODIES: Readonly<Record<string, string>> = {
  'bitcoin-narrow-range':
    'No single step of the simulated series may exceed five pounds, so a quiet hour leaves bitcoin within a few hundred pounds of where it began. Traders who practise breakouts had little to do; those who practise waiting had a good morning.',
  'ethereum-follows-its-own-path':
    'In live markets the two often move together. In the simulation each pair has a random walk of its own, so a hedge of one against the other does not behave as a textbook says. Test it before you trust it.',
  'stablecoin-reserve-drill':
    'The exercise assumed that every holder of the largest accounts asked for sterling at once. The invented issuers sold short-dated paper first and kept deposits for the afternoon, and the pegs moved by less than a tenth of a penny.',
  'lending-pool-rates-settle':
    'The pool raises its rate steeply once more than four fifths of the deposits are lent. The rise did what it was made for: deposits came back, and the rate fell again without anyone deciding that it should.',
  'meme-coins-decimals':
    'A change of one unit in the sixth decimal would be a change of more than a tenth of such a price, so a step of it is counted in the tenth decimal. Order sizes grow to match, and a slip of the decimal point is the commonest mistake in practice sessions.',
  'sample-index-edges-up':
    'Eleven of the twenty invented names rose. Turnover stayed below its ten-day average, which makes the move easy to reverse; the desk would want a second day before it called this a trend.',
  'invented-retailer-results':
    'The case study shows how expectations reach a price before the results do. Those who bought on the announcement paid for news that the market of the exercise already had.',
  'dividend-season-exercise':
    'The price opens lower by about the dividend, the holder receives the dividend some weeks later, and the total return hardly changes. Stop-loss orders do not know this: the exercise ends with one that fired for no good reason.',
  'sample-bank-stress-test':
    'Most of the loss came from unsecured lending and not from mortgages, which surprised the students who set the test. The invented lender said that it would keep its dividend, and the case closes there.',
  'small-caps-thin-books':
    'The lesson of the session is to look at depth before choosing a size. A limit order would have cost patience; the market order cost three per cent.',
  'sterling-calm-session':
    'A step in the simulator is at most 0.02% of the price, so an hour of currency trading seldom covers the spread of a large order. Short timeframes reward low costs more than good forecasts.',
  'euro-range-case':
    'The strategy had a target but no stop. The desk ran it again with a stop of half the target: it won three times, lost once, and kept two thirds of its profit.',
  'rate-gap-carry':
    'Carry looks steady because its losses are rare and large. The exercise plots both halves: twenty-one days of small gains and one day on which the funding currency rose by 1.4%.',
  'euro-fixing-drill':
    'Forty practice accounts had to buy the same amount of euro by four o’clock. Those who spread their orders over half an hour paid least; those who waited for a better price paid for everybody.',
  'gold-steady-sample':
    'Headlines like to give every price a reason. In the simulator the reason is known: a random number, kept small. It is a useful discipline to ask, of any market, how much of today’s move is more than that.',
  'oil-storage-exercise':
    'The students bought oil for delivery now, sold it for delivery in a year, and paid for the tank in between. The profit lasted until the tanks were full, which in the exercise took nine days.',
  'wheat-weather-model':
    'Crop prices move on what the weather may do and not on what it did. The sample market teaches the same habit: by the time it rains, the rain has been sold.',
  'gold-hedge-weights':
    'The exercise compares five weights over ten simulated years. The answer depends on what the rest of the portfolio holds, and the article’s advice is to run the comparison with your own holdings.',
  'coffee-contract-roll':
    'Every month the position sold the expiring contract and bought the next one for a little more. Twelve small differences came to 7%, against a rise of 5% in the price itself.',
  'inflation-print-sample':
    'Impact is a property of the surprise and not of the figure. The desk suggests trading around such dates with smaller sizes, or not at all, until a few of them have been watched.',
  'rate-decision-rehearsal':
    'The three who wanted a cut pointed to weak spending, the six to wages. The simulated currency rose for a moment when the vote was read, and gave it all back before the minutes were out.',
  'payrolls-quiz':
    'The accounts that did nothing finished ahead of three quarters of those that traded. The quiz asks for a reason before each trade; “because there is a report” was the commonest, and the dearest.',
  'budget-exercise-bonds':
    'Banks gained, builders lost, and the index of the exercise ended the day unchanged. A flat index can hide a great deal of movement underneath.',
  'household-survey-model':
    'The households of the model learn from the prices that they see every week, food before all. When the simulated shelves calm down, so do they, about two months later.',
  'signals-that-explain-themselves':
    'A confidence of 80% means little by itself. Shown the reasons, the class ignored signals that leaned on a single indicator, and those were the worst of the set.',
  'overfitted-model-story':
    'With enough parameters any history can be repeated. The exercise keeps a year of simulated prices in a drawer, and lets nobody look at it until the rules are written down.',
  'phishing-drill-results':
    'The message had a deadline, a button and a nearly right address. Readers who opened the site from their own bookmark were safe without noticing anything at all.',
  'instant-payments-trial':
    'Settling at once removes one risk and adds another need: the money has to be there first. Half of the failed trades of the trial had a buyer whose transfer was still on its way.',
  'key-storage-lesson':
    'Paper in two buildings did best, a photograph on a telephone did worst. No method helped the pupil who had written down eleven words out of twelve.',
}
