import { createTexts } from '@aldergate/ui'

export const EN = {
  title: 'Newsroom',
  intro: 'Stories, releases and pictures of a demonstration: free to quote, with nothing to sell.',
  featured: 'Featured stories',
  releases: 'Press releases',
  readRelease: 'Read the release',
  fullTexts: 'The releases in full',
  gallery: 'Gallery',
  galleryText: 'Drawn for this product from sample figures. Open one to see it large.',
  position: 'Picture {number} of {count}',
  previous: 'Previous',
  next: 'Next',
  keys: 'Arrow keys turn the pages; Home and End lead to the first and the last.',
  newsletter: 'Newsletter by email',
  newsletterText: 'This is what signing up would look like.',
  email: 'Email address',
  subscribe: 'Subscribe',
  newsletterNote: 'This demo does not subscribe you',
} as const

export const useText = createTexts({
  en: EN,
  es: {
    title: 'Sala de prensa',
    intro:
      'Historias, comunicados e imágenes de una demostración: libres de citar y sin nada que vender.',
  },
  zh: { title: '新闻中心', intro: '一个演示产品的故事、新闻稿与图片：可自由引用，无意推销。' },
  fr: {
    title: 'Salle de presse',
    intro:
      'Articles, communiqués et images d’une démonstration : libres de citation, et rien à vendre.',
  },
})
