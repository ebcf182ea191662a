import type { LocalText } from '@aldergate/contract'
import type { Picture } from './pictures/picture'

/** The tags of posts; the address of a filtered blog names a tag by its key. */
export const TAGS = {
  risk: { en: 'Risk', es: 'Riesgo', zh: '风险', fr: 'Risque' },
  costs: { en: 'Costs', es: 'Costes', zh: '成本', fr: 'Coûts' },
  orders: { en: 'Orders', es: 'Órdenes', zh: '委托', fr: 'Ordres' },
  indicators: { en: 'Indicators', es: 'Indicadores', zh: '指标', fr: 'Indicateurs' },
  statistics: { en: 'Statistics', es: 'Estadística', zh: '统计', fr: 'Statistiques' },
  strategy: { en: 'Strategy', es: 'Estrategia', zh: '策略', fr: 'Stratégie' },
  portfolio: { en: 'Portfolio', es: 'Cartera', zh: '投资组合', fr: 'Portefeuille' },
  crypto: { en: 'Crypto', es: 'Cripto', zh: '加密货币', fr: 'Crypto' },
  habits: { en: 'Habits', es: 'Hábitos', zh: '习惯', fr: 'Habitudes' },
  news: { en: 'News', es: 'Noticias', zh: '新闻', fr: 'Actualités' },
  simulator: { en: 'Simulator', es: 'Simulador', zh: '模拟器', fr: 'Simulateur' },
} as const satisfies Record<string, LocalText>

export type Tag = keyof typeof TAGS

/** Every tag, in the order in which the filter shows them. */
export const TAG_KEYS = Object.keys(TAGS) as readonly Tag[]

export interface Post {
  /** The last part of the address: it never changes once published. */
  id: string
  title: string
  author: string
  /** The calendar day of publication. */
  date: string
  tags: readonly Tag[]
  picture: Picture
  /** The first paragraph; the rest stands in `articles/<id>.md`. */
  opening: string
  /** Reading time of all of it, so that a list needs no article. */
  minutes: number
  /** The feature on which the reader can try what the post says. */
  leadsTo: { to: string; label: string }
}

const EXCERPT_LENGTH = 150

/** Exactly the first 150 characters of the content, wherever they end. */
export function excerptOf({ opening }: Pick<Post, 'opening'>): string {
  return `${opening.slice(0, EXCERPT_LENGTH)}…`
}

export function newestFirst(posts: readonly Post[]): Post[] {
  return posts.toSorted((one, other) => other.date.localeCompare(one.date))
}

/** The posts published just before and just after one, in a list sorted newest first. */
export function neighboursOf(posts: readonly Post[], id: string) {
  const index = posts.findIndex((post) => post.id === id)
  return { older: posts[index + 1], newer: index > 0 ? posts[index - 1] : undefined }
}
