import { PATHS, type RemoteConfig } from '@aldergate/contract'

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
        fr: 'Un portefeuille fictif aux cours simulés en direct : performance, risque, répartition et chaque position.',
      },
    },
    {
      path: PATHS.analytics,
      expose: './src/analytics/AnalyticsPage.tsx',
      title: { en: 'Analytics', es: 'Análisis', zh: '分析', fr: 'Analyse' },
      description: {
        en: 'Ten key figures with their trend and history, four market charts, and tools to size, test and rehearse a trade.',
        es: 'Diez cifras clave con su tendencia e historial, cuatro gráficos de mercado y herramientas para dimensionar, probar y ensayar una operación.',
        zh: '十项关键指标及其趋势与历史、四张市场图表，以及用于计算仓位、回测和演练交易的工具。',
        fr: 'Dix chiffres clés avec leur tendance et leur historique, quatre graphiques de marché et des outils pour dimensionner, tester et répéter une transaction.',
      },
    },
  ],
}
