import { createTexts } from '@aldergate/shared/i18n'

/** What the first page of a new trader says. */
const EN = {
  title: 'Getting Started',
  intro:
    'Seven things to try. Each ticks itself once you have done it; there is nothing to tick here.',

  checklist: 'Checklist',
  progress: '{done} of {total} done',
  done: 'Done',
  open: 'Not yet',
  notStored:
    'The ticks are read from your trades, tests, alerts and settings, and are stored nowhere themselves.',
  allDone: 'That was all of it. The guides go further.',
  guides: 'Open the guides',

  'step.trade': 'Fill your first paper order',
  'step.trade.text': 'Type 0.1 as the amount of BTC/GBP and press Buy; £50,000 of paper cash wait.',
  'step.trade.link': 'Go to the order ticket',
  'step.layout': 'Hide or move a panel',
  'step.layout.text': 'Press the cross of a panel, or drag it by its dots. Panels brings it back.',
  'step.layout.link': 'Go to the first panel',
  'step.test': 'Run a strategy test',
  'step.test.text':
    'Choose a template, give it a name and press Test Strategy; it takes three seconds.',
  'step.test.link': 'Go to the strategy panel',
  'step.alert': 'Save an alert rule',
  'step.alert.text': 'Choose a pair and a level away from the price of now.',
  'step.alert.link': 'Go to the alert form',
  'step.watchlist': 'Add a pair to your watchlist',
  'step.watchlist.text':
    'Add to Watchlist on an insight card types the symbol for you; confirm it.',
  'step.watchlist.link': 'Go to the insights',
  'step.settings': 'Change a setting',
  'step.settings.text':
    'The theme, the language or the time zone. Save Settings applies it everywhere.',
  'step.settings.link': 'Go to Settings',
  'step.keeping': 'Decide to keep your data',
  'step.keeping.text': 'Without it, a reload begins anew. Leave this one open if that suits you.',
  'step.keeping.link': 'Go to Your data',

  places: 'Where everything is',
  dashboard: 'Dashboard',
  'dashboard.text': 'Thirty panels: order ticket, feeds, alerts, risk, reports.',
  analytics: 'Analytics',
  'analytics.text': 'Key figures with their trend, market charts, and tools to plan a trade.',
  support: 'Support',
  'support.text': 'Sample tickets, short answers, and a chat with a simulated agent.',
  portfolio: 'Portfolio',
  'portfolio.text': 'Cash, holdings and what they have gained or lost.',
  strategyBuilder: 'Strategy Builder',
  'strategyBuilder.text': 'Conditions, stop and target, read back in words.',
  tradingView: 'Trading View',
  'tradingView.text': 'To come: an external chart of BTCUSD, a watchlist and an order book.',
  news: 'Market News',
  'news.text': 'Sample articles by category and topic, with a search.',
} as const

export const useText = createTexts({
  en: EN,
  es: {
    title: 'Primeros pasos',
    intro: 'Siete cosas que probar. Cada una se marca sola cuando la ha hecho.',
  },
  zh: { title: '入门', intro: '七件可以尝试的事。完成后会自动打勾，无需手动勾选。' },
  fr: {
    title: 'Premiers pas',
    intro: 'Sept choses à essayer. Chacune se coche d’elle-même une fois faite.',
  },
})
