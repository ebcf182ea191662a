import type { RegisteredPage } from '@aldergate/contract'

/** The host's own page, as a remote would register it. */
export const PLATFORM_PAGE: RegisteredPage = {
  path: '/platform',
  expose: '',
  title: { en: 'Platform', es: 'Plataforma', zh: '平台', fr: 'Plateforme' },
  description: {
    en: 'The parts this app is composed of, with their versions and pages.',
    es: 'Las partes de que se compone esta aplicación, con sus versiones y sus páginas.',
    zh: '本应用由哪些部分组成，以及各部分的版本与页面。',
    fr: 'Les parties qui composent cette application, avec leurs versions et leurs pages.',
  },
  files: [],
}
