import { type RemoteConfig } from '@aldergate/shared/contract'
import { PATHS } from '@aldergate/shared/paths'

export const remote: RemoteConfig = {
  name: 'portfolio',
  contract: 1,
  pages: [
    {
      path: PATHS.portfolio,
      expose: './src/portfolio/PortfolioPage.tsx',
      title: {
        en: 'Portfolio',
        es: 'Cartera',
        zh: '投资组合',
        fr: 'Portefeuille',
      },
      description: {
        en: 'A sample portfolio at live simulated prices: total value, 24h change and every holding.',
        es: 'Una cartera de ejemplo a precios simulados en vivo: valor total, cambio en 24 h y cada posición.',
        zh: '以实时模拟价格计算的示例投资组合：总值、24 小时变动和各项持仓。',
        fr: 'Un portefeuille d’exemple aux cours simulés en direct : valeur totale, variation sur 24 h et chaque position.',
      },
    },
  ],
}
