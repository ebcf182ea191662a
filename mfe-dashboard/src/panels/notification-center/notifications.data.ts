import type { LocalText } from '@aldergate/contract'
import type { Notification } from '@aldergate/platform'

interface SampleNotification extends Pick<Notification, 'type'> {
  id: string
  title: LocalText
  message: LocalText
  minutesAgo: number
}

/** The notifications in the list before anything has happened. */
export const SAMPLE_NOTIFICATIONS: readonly SampleNotification[] = [
  {
    id: 'margin',
    title: {
      en: 'Margin Warning',
      es: 'Aviso de margen',
      zh: '保证金预警',
      fr: 'Avertissement de marge',
    },
    message: {
      en: 'Your margin level is close to the maintenance requirement.',
      es: 'Su nivel de margen está cerca del requisito de mantenimiento.',
      zh: '您的保证金水平接近维持要求。',
      fr: 'Votre niveau de marge est proche de l’exigence de maintien.',
    },
    type: 'warning',
    minutesAgo: 35,
  },
  {
    id: 'statement',
    title: {
      en: 'Statement Ready',
      es: 'Extracto disponible',
      zh: '对账单已就绪',
      fr: 'Relevé disponible',
    },
    message: {
      en: 'Your monthly account statement is ready to view.',
      es: 'Ya puede consultar el extracto mensual de su cuenta.',
      zh: '您的月度账户对账单可供查看。',
      fr: 'Votre relevé de compte mensuel est prêt à être consulté.',
    },
    type: 'info',
    minutesAgo: 190,
  },
  {
    id: 'maintenance',
    title: {
      en: 'Scheduled Maintenance',
      es: 'Mantenimiento programado',
      zh: '计划维护',
      fr: 'Maintenance programmée',
    },
    message: {
      en: 'Trading services will be under maintenance on Saturday from 02:00 to 04:00 UTC.',
      es: 'Los servicios de negociación estarán en mantenimiento el sábado de 02:00 a 04:00 UTC.',
      zh: '交易服务将于周六 02:00 至 04:00（UTC）进行维护。',
      fr: 'Les services de trading seront en maintenance samedi de 02:00 à 04:00 UTC.',
    },
    type: 'warning',
    minutesAgo: 1_560,
  },
]
