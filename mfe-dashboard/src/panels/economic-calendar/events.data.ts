import type { LocalText } from '@aldergate/contract'

export const IMPACTS = ['High', 'Medium', 'Low'] as const

export type Impact = (typeof IMPACTS)[number]

/** A sample event; `date` counts working days from the day of the page. */
export interface SampleEvent {
  id: string
  date: number
  /** In the local time of its place of publication. */
  time: string
  timeZone: 'Europe/London' | 'America/New_York' | 'Asia/Tokyo'
  event: LocalText
  impact: Impact
}

/** From two working days back to a week ahead. */
export const SAMPLE_EVENTS: readonly SampleEvent[] = [
  {
    id: 'uk-retail',
    date: -2,
    time: '07:00',
    timeZone: 'Europe/London',
    event: {
      en: 'UK retail sales',
      es: 'Ventas minoristas del Reino Unido',
      zh: '英国零售销售',
      fr: 'Ventes au détail au Royaume-Uni',
    },
    impact: 'Medium',
  },
  {
    id: 'us-claims',
    date: -1,
    time: '08:30',
    timeZone: 'America/New_York',
    event: {
      en: 'US initial jobless claims',
      es: 'Peticiones iniciales de subsidio por desempleo en EE. UU.',
      zh: '美国初请失业金人数',
      fr: 'Inscriptions initiales au chômage aux États-Unis',
    },
    impact: 'Medium',
  },
  {
    id: 'ez-confidence',
    date: -1,
    time: '15:00',
    timeZone: 'Europe/London',
    event: {
      en: 'Euro area consumer confidence',
      es: 'Confianza del consumidor de la zona del euro',
      zh: '欧元区消费者信心',
      fr: 'Confiance des consommateurs de la zone euro',
    },
    impact: 'Low',
  },
  {
    id: 'uk-pmi',
    date: 0,
    time: '09:30',
    timeZone: 'Europe/London',
    event: {
      en: 'UK services PMI, flash',
      es: 'PMI de servicios del Reino Unido, preliminar',
      zh: '英国服务业 PMI 初值',
      fr: 'PMI des services au Royaume-Uni, estimation rapide',
    },
    impact: 'High',
  },
  {
    id: 'us-homes',
    date: 0,
    time: '10:00',
    timeZone: 'America/New_York',
    event: {
      en: 'US existing home sales',
      es: 'Ventas de viviendas usadas en EE. UU.',
      zh: '美国成屋销售',
      fr: 'Ventes de logements anciens aux États-Unis',
    },
    impact: 'Low',
  },
  {
    id: 'us-oil',
    date: 0,
    time: '15:30',
    timeZone: 'America/New_York',
    event: {
      en: 'US crude oil stocks',
      es: 'Inventarios de crudo de EE. UU.',
      zh: '美国原油库存',
      fr: 'Stocks de pétrole brut aux États-Unis',
    },
    impact: 'Medium',
  },
  {
    id: 'jp-cpi',
    date: 2,
    time: '08:30',
    timeZone: 'Asia/Tokyo',
    event: {
      en: 'Tokyo consumer prices',
      es: 'Precios de consumo de Tokio',
      zh: '东京消费者物价',
      fr: 'Prix à la consommation à Tokyo',
    },
    impact: 'Medium',
  },
  {
    id: 'uk-cpi',
    date: 1,
    time: '07:00',
    timeZone: 'Europe/London',
    event: {
      en: 'UK consumer prices (CPI)',
      es: 'Precios de consumo del Reino Unido (IPC)',
      zh: '英国消费者物价（CPI）',
      fr: 'Prix à la consommation au Royaume-Uni (IPC)',
    },
    impact: 'High',
  },
  {
    id: 'us-cpi',
    date: 2,
    time: '08:30',
    timeZone: 'America/New_York',
    event: {
      en: 'US consumer prices (CPI)',
      es: 'Precios de consumo de EE. UU. (IPC)',
      zh: '美国消费者物价（CPI）',
      fr: 'Prix à la consommation aux États-Unis (IPC)',
    },
    impact: 'High',
  },
  {
    id: 'ez-output',
    date: 2,
    time: '10:00',
    timeZone: 'Europe/London',
    event: {
      en: 'Euro area industrial output',
      es: 'Producción industrial de la zona del euro',
      zh: '欧元区工业产出',
      fr: 'Production industrielle de la zone euro',
    },
    impact: 'Low',
  },
  {
    id: 'boe-rate',
    date: 3,
    time: '12:00',
    timeZone: 'Europe/London',
    event: {
      en: 'Bank of England rate decision',
      es: 'Decisión de tipos del Banco de Inglaterra',
      zh: '英国央行利率决议',
      fr: 'Décision de taux de la Banque d’Angleterre',
    },
    impact: 'High',
  },
  {
    id: 'ecb-rate',
    date: 3,
    time: '13:15',
    timeZone: 'Europe/London',
    event: {
      en: 'European Central Bank rate decision',
      es: 'Decisión de tipos del Banco Central Europeo',
      zh: '欧洲央行利率决议',
      fr: 'Décision de taux de la Banque centrale européenne',
    },
    impact: 'High',
  },
  {
    id: 'us-payrolls',
    date: 4,
    time: '08:30',
    timeZone: 'America/New_York',
    event: {
      en: 'US non-farm payrolls',
      es: 'Nóminas no agrícolas de EE. UU.',
      zh: '美国非农就业人数',
      fr: 'Emplois non agricoles aux États-Unis',
    },
    impact: 'High',
  },
  {
    id: 'uk-gdp',
    date: 5,
    time: '07:00',
    timeZone: 'Europe/London',
    event: {
      en: 'UK gross domestic product, monthly',
      es: 'Producto interior bruto mensual del Reino Unido',
      zh: '英国国内生产总值月率',
      fr: 'Produit intérieur brut mensuel du Royaume-Uni',
    },
    impact: 'Medium',
  },
]
