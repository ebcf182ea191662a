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
        en: 'A paper portfolio at live simulated prices: performance, risk, allocation and every holding.',
        es: 'Una cartera de simulación a precios simulados en vivo: rentabilidad, riesgo, distribución y cada posición.',
        zh: '以实时模拟价格计算的模拟投资组合：业绩、风险、配置和各项持仓。',
        fr: 'Un portefeuille fictif aux cours simulés en direct : performance, risque, répartition et chaque position.',
      },
    },
  ],
}
