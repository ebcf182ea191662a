import type { LocalText } from '@aldergate/contract'
import { type Pair, PAIRS } from './pairs'

type Words = Omit<LocalText, 'en'>

/** The names that are words of a language; a coin or a company is called the same in all of them. */
const WORDS: Partial<Record<Pair, Words>> = {
  'GBP/USD': {
    es: 'Libra / dólar estadounidense',
    zh: '英镑 / 美元',
    fr: 'Livre / dollar américain',
  },
  'EUR/GBP': { es: 'Euro / libra', zh: '欧元 / 英镑', fr: 'Euro / livre' },
  'GBP/JPY': { es: 'Libra / yen japonés', zh: '英镑 / 日元', fr: 'Livre / yen japonais' },
  'GBP/CHF': { es: 'Libra / franco suizo', zh: '英镑 / 瑞士法郎', fr: 'Livre / franc suisse' },
  'GBP/AUD': {
    es: 'Libra / dólar australiano',
    zh: '英镑 / 澳元',
    fr: 'Livre / dollar australien',
  },
  'GBP/CAD': { es: 'Libra / dólar canadiense', zh: '英镑 / 加元', fr: 'Livre / dollar canadien' },
  'GBP/NZD': {
    es: 'Libra / dólar neozelandés',
    zh: '英镑 / 新西兰元',
    fr: 'Livre / dollar néo-zélandais',
  },
  'GBP/SEK': { es: 'Libra / corona sueca', zh: '英镑 / 瑞典克朗', fr: 'Livre / couronne suédoise' },

  'UK100/GBP': { es: 'Fondo índice UK 100', zh: 'UK 100 指数基金', fr: 'Fonds indiciel UK 100' },
  'US500/GBP': { es: 'Fondo índice US 500', zh: 'US 500 指数基金', fr: 'Fonds indiciel US 500' },
  'WORLD/GBP': {
    es: 'Fondo índice mundial',
    zh: '全球指数基金',
    fr: 'Fonds indiciel monde',
  },

  'XAU/GBP': { es: 'Oro (onza)', zh: '黄金（盎司）', fr: 'Or (once)' },
  'XAG/GBP': { es: 'Plata (onza)', zh: '白银（盎司）', fr: 'Argent (once)' },
  'XPT/GBP': { es: 'Platino (onza)', zh: '铂金（盎司）', fr: 'Platine (once)' },
  'BRENT/GBP': {
    es: 'Petróleo Brent (barril)',
    zh: '布伦特原油（桶）',
    fr: 'Pétrole Brent (baril)',
  },
  'WTI/GBP': { es: 'Petróleo WTI (barril)', zh: 'WTI 原油（桶）', fr: 'Pétrole WTI (baril)' },
  'NATGAS/GBP': { es: 'Gas natural (MMBtu)', zh: '天然气（MMBtu）', fr: 'Gaz naturel (MMBtu)' },
  'COPPER/GBP': { es: 'Cobre (tonelada)', zh: '铜（吨）', fr: 'Cuivre (tonne)' },
  'WHEAT/GBP': { es: 'Trigo (bushel)', zh: '小麦（蒲式耳）', fr: 'Blé (boisseau)' },

  'GILT2Y/GBP': {
    es: 'Bono británico a 2 años',
    zh: '英国国债，2 年期',
    fr: 'Emprunt d’État britannique à 2 ans',
  },
  'GILT10Y/GBP': {
    es: 'Bono británico a 10 años',
    zh: '英国国债，10 年期',
    fr: 'Emprunt d’État britannique à 10 ans',
  },
  'GILT30Y/GBP': {
    es: 'Bono británico a 30 años',
    zh: '英国国债，30 年期',
    fr: 'Emprunt d’État britannique à 30 ans',
  },
  'UST10Y/GBP': {
    es: 'Bono del Tesoro de EE. UU. a 10 años',
    zh: '美国国债，10 年期',
    fr: 'Bon du Trésor américain à 10 ans',
  },
  'BUND10Y/GBP': {
    es: 'Bund alemán a 10 años',
    zh: '德国国债，10 年期',
    fr: 'Bund allemand à 10 ans',
  },
  'CORP/GBP': {
    es: 'Bonos corporativos en libras',
    zh: '英镑公司债',
    fr: 'Obligations d’entreprises en livres',
  },
}

/** What the instrument is called, in every language in which it is called something else. */
export function pairName(pair: Pair): LocalText {
  return { en: PAIRS[pair].name, ...WORDS[pair] }
}
