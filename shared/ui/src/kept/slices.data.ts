import type { Language, SliceName } from '@aldergate/contract'

type Words = Readonly<Record<Language, string>>

interface SliceWords {
  /** Among others, in the middle of a sentence. */
  name: Words
  /** On its own: a description of the trader's data in it. */
  holds: Words
}

/** The names of the parts of the trader's data, and what each part holds. */
export const SLICES = {
  settings: {
    name: { en: 'settings', es: 'ajustes', zh: '设置', fr: 'réglages' },
    holds: {
      en: 'Your settings, such as theme, language and time zone',
      es: 'Sus ajustes, como el tema, el idioma y la zona horaria',
      zh: '您的设置，如主题、语言和时区',
      fr: 'Vos réglages, tels que le thème, la langue et le fuseau horaire',
    },
  },
  watchlist: {
    name: { en: 'watchlist', es: 'lista de seguimiento', zh: '自选列表', fr: 'liste de suivi' },
    holds: {
      en: 'The pairs on your watchlist',
      es: 'Los pares de su lista de seguimiento',
      zh: '您自选列表中的交易对',
      fr: 'Les paires de votre liste de suivi',
    },
  },
  alerts: {
    name: {
      en: 'alert rules',
      es: 'reglas de alerta',
      zh: '提醒规则',
      fr: 'règles d’alerte',
    },
    holds: {
      en: 'Your alert rules',
      es: 'Sus reglas de alerta',
      zh: '您的提醒规则',
      fr: 'Vos règles d’alerte',
    },
  },
  firedAlerts: {
    name: {
      en: 'fired alerts',
      es: 'alertas que saltaron',
      zh: '已触发的提醒',
      fr: 'alertes déclenchées',
    },
    holds: {
      en: 'Your alerts that fired, and which alerts you have read or snoozed',
      es: 'Sus alertas que saltaron, y cuáles ha leído o pospuesto',
      zh: '您已触发的提醒，以及您已读或已暂停的提醒',
      fr: 'Vos alertes qui se sont déclenchées, et celles que vous avez lues ou suspendues',
    },
  },
  alertSides: {
    name: {
      en: 'alert states',
      es: 'estado de las alertas',
      zh: '提醒状态',
      fr: 'état des alertes',
    },
    holds: {
      en: 'On which side of its level each of your alert rules stood last',
      es: 'En qué lado de su nivel estaba por última vez cada regla de alerta',
      zh: '您的每条提醒规则上次位于其水平的哪一侧',
      fr: 'De quel côté de son niveau se trouvait en dernier chacune de vos règles d’alerte',
    },
  },
  ledger: {
    name: { en: 'trades', es: 'operaciones', zh: '交易', fr: 'transactions' },
    holds: {
      en: 'Your paper trades',
      es: 'Sus operaciones de simulación',
      zh: '您的模拟交易',
      fr: 'Vos transactions fictives',
    },
  },
  bots: {
    name: { en: 'paper bots', es: 'bots de simulación', zh: '模拟机器人', fr: 'robots fictifs' },
    holds: {
      en: 'The paper bots that you deployed, with their rules',
      es: 'Los bots de simulación que ha activado, con sus reglas',
      zh: '您部署的模拟机器人及其规则',
      fr: 'Les robots fictifs que vous avez déployés, avec leurs règles',
    },
  },
  layout: {
    name: {
      en: 'dashboard layout',
      es: 'disposición del panel de control',
      zh: '仪表盘布局',
      fr: 'disposition du tableau de bord',
    },
    holds: {
      en: 'The arrangement of the dashboard',
      es: 'La disposición del panel de control',
      zh: '仪表盘的布局',
      fr: 'La disposition du tableau de bord',
    },
  },
  indicators: {
    name: { en: 'indicators', es: 'indicadores', zh: '指标', fr: 'indicateurs' },
    holds: {
      en: 'The indicators that you saved',
      es: 'Los indicadores que ha guardado',
      zh: '您保存的指标',
      fr: 'Les indicateurs que vous avez enregistrés',
    },
  },
  strategy: {
    name: {
      en: 'strategy draft',
      es: 'borrador de estrategia',
      zh: '策略草稿',
      fr: 'brouillon de stratégie',
    },
    holds: {
      en: 'Your draft in the Strategy Builder',
      es: 'Su borrador en el Creador de estrategias',
      zh: '您在策略构建器中的草稿',
      fr: 'Votre brouillon dans le Constructeur de stratégies',
    },
  },
  customStrategy: {
    name: {
      en: 'custom strategy',
      es: 'estrategia propia',
      zh: '自定义策略',
      fr: 'stratégie sur mesure',
    },
    holds: {
      en: 'Your draft in the Custom Strategy Builder of the dashboard',
      es: 'Su borrador en Estrategias propias, en el panel de control',
      zh: '您在仪表盘的自定义策略构建器中的草稿',
      fr: 'Votre brouillon dans Stratégies sur mesure, sur le tableau de bord',
    },
  },
  news: {
    name: {
      en: 'reading list',
      es: 'lista de lectura',
      zh: '阅读记录',
      fr: 'liste de lecture',
    },
    holds: {
      en: 'The news articles that you saved or read',
      es: 'Las noticias que ha guardado o leído',
      zh: '您收藏或读过的新闻文章',
      fr: 'Les articles de presse que vous avez enregistrés ou lus',
    },
  },
  market: {
    name: {
      en: 'simulated market',
      es: 'mercado simulado',
      zh: '模拟市场',
      fr: 'marché simulé',
    },
    holds: {
      en: 'When your simulated market opened, and the number that its prices follow from',
      es: 'Cuándo abrió su mercado simulado y el número del que se derivan sus precios',
      zh: '您的模拟市场的开市时间，以及生成其价格的数字',
      fr: 'Quand votre marché simulé a ouvert, et le nombre dont découlent ses cours',
    },
  },
} as const satisfies Record<SliceName, SliceWords>
