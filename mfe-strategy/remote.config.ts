import { PATHS, type RemoteConfig } from '@aldergate/contract'

export const remote: RemoteConfig = {
  name: 'strategy',
  contract: 1,
  pages: [
    {
      path: PATHS.strategyBuilder,
      expose: './src/strategy-builder/StrategyBuilderPage.tsx',
      title: {
        en: 'Strategy Builder',
        es: 'Creador de estrategias',
        zh: '策略构建器',
        fr: 'Constructeur de stratégies',
      },
      description: {
        en: 'Put a trading strategy together from indicators, a stop-loss and a take-profit, and read it in plain words.',
        es: 'Componga una estrategia de trading con indicadores, stop-loss y take-profit, y léala en palabras sencillas.',
        zh: '用技术指标、止损和止盈组合交易策略，并以通俗文字查看。',
        fr: 'Composez une stratégie de trading avec des indicateurs, un stop-loss et un take-profit, et lisez-la en clair.',
      },
    },
  ],
}
