import { PATHS, type RemoteConfig } from '@aldergate/contract'

export const remote: RemoteConfig = {
  name: 'trading',
  contract: 1,
  pages: [
    {
      path: PATHS.tradingView,
      expose: './src/trading-view/TradingViewPage.tsx',
      title: {
        en: 'Trading View',
        es: 'Vista de mercado',
        zh: '行情视图',
        fr: 'Vue du marché',
      },
      description: {
        en: 'The external BTCUSD chart, a watchlist and an order book of the simulated market, with three news items.',
        es: 'El gráfico externo de BTCUSD, una lista de seguimiento y un libro de órdenes del mercado simulado, con tres noticias.',
        zh: 'BTCUSD 外部图表、自选列表和模拟市场的订单簿，以及三条新闻。',
        fr: 'Le graphique externe de BTCUSD, une liste de suivi et un carnet d’ordres du marché simulé, avec trois actualités.',
      },
    },
    {
      path: PATHS.news,
      expose: './src/news/NewsPage.tsx',
      title: {
        en: 'Market News',
        es: 'Noticias del mercado',
        zh: '市场新闻',
        fr: 'Actualités du marché',
      },
      description: {
        en: 'News of the simulated market by category and topic, with live tickers and sentiment.',
        es: 'Noticias del mercado simulado por categoría y tema, con cotizaciones en vivo y sentimiento.',
        zh: '按类别和主题浏览模拟市场新闻，并查看实时行情与市场情绪。',
        fr: 'Les nouvelles du marché simulé par catégorie et par thème, avec cours en direct et sentiment.',
      },
    },
  ],
}
