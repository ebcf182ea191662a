import type { Markdown } from '../../reading/markdown'

/** The text of each post after its opening, loaded only when that post is opened. */
const ARTICLES: Readonly<Record<string, () => Promise<{ default: Markdown }>>> = {
  'how-prices-are-made': () => import('../articles/how-prices-are-made.md'),
  'your-data-stay-here': () => import('../articles/your-data-stay-here.md'),
  'your-first-strategy': () => import('../articles/your-first-strategy.md'),
  'defi-in-three-sums': () => import('../articles/defi-in-three-sums.md'),
  'who-is-missing-from-the-leaderboard': () =>
    import('../articles/who-is-missing-from-the-leaderboard.md'),
  'the-mood-of-the-crowd': () => import('../articles/the-mood-of-the-crowd.md'),
  'arbitrage-after-fees': () => import('../articles/arbitrage-after-fees.md'),
  'a-backtest-that-fits-too-well': () => import('../articles/a-backtest-that-fits-too-well.md'),
  'count-reasons-not-names': () => import('../articles/count-reasons-not-names.md'),
  'sharpe-ratio-and-its-limits': () => import('../articles/sharpe-ratio-and-its-limits.md'),
  'risk-of-ruin': () => import('../articles/risk-of-ruin.md'),
  'where-the-stop-belongs': () => import('../articles/where-the-stop-belongs.md'),
  'a-journal-that-answers': () => import('../articles/a-journal-that-answers.md'),
  'reading-an-order-book': () => import('../articles/reading-an-order-book.md'),
  'before-the-number': () => import('../articles/before-the-number.md'),
  'moving-averages-that-cross': () => import('../articles/moving-averages-that-cross.md'),
  'the-way-back-up': () => import('../articles/the-way-back-up.md'),
  'fees-against-the-scalper': () => import('../articles/fees-against-the-scalper.md'),
  'rsi-is-a-fraction': () => import('../articles/rsi-is-a-fraction.md'),
  'how-many-to-buy': () => import('../articles/how-many-to-buy.md'),
  'what-the-spread-costs': () => import('../articles/what-the-spread-costs.md'),
}

export const ARTICLE_IDS = Object.keys(ARTICLES)

/** The text of the post with this id. Throws when there is none. */
export async function loadArticle(id: string): Promise<Markdown> {
  const load = ARTICLES[id]
  if (!load) throw new Error(`No article "${id}": add it to the table in article/articles.ts.`)
  return (await load()).default
}
