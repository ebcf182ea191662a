import type { LocalText } from '@aldergate/contract'

/** One of the sample charts: its axis ends where the specification says. */
export interface Figure {
  id: 'growth' | 'adoption' | 'revenue'
  kind: 'line' | 'bar'
  /** Where the axis of values ends. */
  max: number
  unit: 'number' | 'percent'
  categories: readonly LocalText[]
  values: readonly number[]
}

/** Invented figures, in the order in which the page shows them. */
export const FIGURES: readonly Figure[] = [
  {
    id: 'growth',
    kind: 'line',
    max: 50,
    unit: 'number',
    categories: [1, 2, 3, 4, 5, 6].map((year) => ({
      en: `Year ${year}`,
      es: `Año ${year}`,
      zh: `第 ${year} 年`,
      fr: `Année ${year}`,
    })),
    values: [14, 18, 23, 29, 36, 44],
  },
  {
    id: 'adoption',
    kind: 'bar',
    max: 100,
    unit: 'percent',
    categories: [
      { en: 'Orders', es: 'Órdenes', zh: '委托', fr: 'Ordres' },
      { en: 'Alerts', es: 'Alertas', zh: '提醒', fr: 'Alertes' },
      { en: 'Strategies', es: 'Estrategias', zh: '策略', fr: 'Stratégies' },
      { en: 'Reports', es: 'Informes', zh: '报告', fr: 'Rapports' },
      { en: 'Bots', es: 'Bots', zh: '机器人', fr: 'Robots' },
    ],
    values: [91, 82, 47, 36, 28],
  },
  {
    id: 'revenue',
    kind: 'bar',
    max: 300,
    unit: 'number',
    categories: [
      { en: 'Subscriptions', es: 'Suscripciones', zh: '订阅', fr: 'Abonnements' },
      { en: 'API', es: 'API', zh: 'API', fr: 'API' },
      { en: 'White-label', es: 'Marca blanca', zh: '白标', fr: 'Marque blanche' },
      { en: 'Commissions', es: 'Comisiones', zh: '佣金', fr: 'Commissions' },
      { en: 'Signals', es: 'Señales', zh: '信号', fr: 'Signaux' },
      { en: 'Bots', es: 'Bots', zh: '机器人', fr: 'Robots' },
    ],
    values: [260, 140, 185, 75, 40, 55],
  },
]
