/** The points for the product, and below them those against it: as many of the one as of the other. */
export const PROS: readonly string[] = [
  'One price and one ledger stand under every screen, so figures agree.',
  'You can begin without an account, a deposit or a download.',
  'Prices take the same steps again on request, which makes a result worth discussing.',
  'Panels, colours, density and language follow the trader.',
  'Nothing is kept unless you switch it on, and all of it can be removed again.',
]

export const CONS: readonly string[] = [
  'Simulated prices know no news: a good result here says little about a real market.',
  'Fills are instant and whole; real orders slip, wait and are filled in parts.',
  'Insight cards, sentiment and the calendar are fixed samples.',
  'Your data stay on one device, so a second one starts afresh.',
  'Articles, guides and legal texts are in English only.',
]
