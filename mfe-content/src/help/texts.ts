import { createTexts } from '@aldergate/ui'

/** What stands around the help topics and the search. */
const EN = {
  title: 'Help',
  intro: 'One search over the help topics, the guides and the frequently asked questions.',

  search: 'Search help, guides and FAQ',
  searchPlaceholder: 'Try “fee”, “undo” or “spread”',
  found: '{count, plural, =0 {Nothing found} one {# result} other {# results}} for “{query}”',
  groupCount: '{group}: {count}',
  help: 'Help topics',
  guides: 'Guides',
  faq: 'Frequently asked questions',
  nothing: 'Nothing here says anything about “{query}”. Fewer or other words may.',
  clear: 'Show all topics',
} as const

export const useText = createTexts({
  en: EN,
  es: {
    title: 'Ayuda',
    intro: 'Una sola búsqueda en los temas de ayuda, las guías y las preguntas frecuentes.',
  },
  zh: { title: '帮助', intro: '一次搜索即可查找帮助主题、指南和常见问题。' },
  fr: {
    title: 'Aide',
    intro: 'Une seule recherche dans les rubriques d’aide, les guides et les questions fréquentes.',
  },
})
