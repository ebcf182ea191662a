import type { LocalText } from '@aldergate/contract'
import type { AlertType } from './alertItem'

interface SampleAlert {
  id: string
  type: AlertType
  message: LocalText
  minutesAgo: number
}

/** The alerts in the list before anything has happened: one of each specified type, and some of yesterday. */
export const SAMPLE_ALERTS: readonly SampleAlert[] = [
  {
    id: 'price',
    type: 'priceAlert',
    message: {
      en: 'BTC/GBP rose above £45,000.',
      es: 'BTC/GBP superó las 45.000 £.',
      zh: 'BTC/GBP 上涨突破 £45,000。',
      fr: 'BTC/GBP est passé au-dessus de 45 000 £.',
    },
    minutesAgo: 12,
  },
  {
    id: 'stop',
    type: 'stopLoss',
    message: {
      en: 'The stop-loss of ETH/GBP at £1,450 was reached.',
      es: 'Se alcanzó el stop-loss de ETH/GBP en 1450 £.',
      zh: 'ETH/GBP 触及 £1,450 的止损。',
      fr: 'Le stop-loss d’ETH/GBP à 1 450 £ a été atteint.',
    },
    minutesAgo: 95,
  },
  {
    id: 'portfolio',
    type: 'portfolioUpdate',
    message: {
      en: 'Your portfolio gained 1.2% today.',
      es: 'Su cartera ha ganado hoy un 1,2 %.',
      zh: '您的投资组合今日上涨 1.2%。',
      fr: 'Votre portefeuille a gagné 1,2 % aujourd’hui.',
    },
    minutesAgo: 1_530,
  },
  {
    id: 'news',
    type: 'marketNews',
    message: {
      en: 'The Bank of England left its base rate unchanged.',
      es: 'El Banco de Inglaterra mantuvo su tipo básico.',
      zh: '英国央行维持基准利率不变。',
      fr: 'La Banque d’Angleterre a laissé son taux directeur inchangé.',
    },
    minutesAgo: 1_710,
  },
]
