import { type RemoteConfig } from '@aldergate/shared/contract'
import { PATHS } from '@aldergate/shared/paths'

export const remote: RemoteConfig = {
  name: 'trading',
  contract: 1,
  pages: [
    {
      path: PATHS.news,
      expose: './src/news/NewsPage.tsx',
      title: {
        en: 'Market News',
        es: 'Noticias del mercado',
        zh: '市场新闻',
        fr: 'Actualités des marchés',
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
