import { createTexts } from '@aldergate/ui'

const EN = {
  title: 'Careers',
  intro:
    'Five sample vacancies, written as we would write real ones. The application forms can be filled in, and send nothing.',
  filter: 'Place',
  allPlaces: 'All places',
  count: '{count, plural, one {# vacancy} other {# vacancies}}',
  none: 'There is no vacancy at this place.',
  showAll: 'Show all places',
  responsibilities: 'Responsibilities',
  requirements: 'Requirements',
  perks: 'Perks',
  apply: 'Apply as {title}',
  generalHeading: 'Nothing that fits?',
  generalText: 'Tell us what you would do here, in your own words.',
  generalLink: 'Write a general application',
} as const

export const useText = createTexts({
  en: EN,
  es: {
    title: 'Empleo',
    intro:
      'Cinco vacantes de muestra, escritas como escribiríamos las reales. Los formularios se pueden rellenar y no envían nada.',
  },
  zh: {
    title: '招聘',
    intro: '五个示例职位，按真实职位的写法撰写。申请表可以填写，但不会发送任何内容。',
  },
  fr: {
    title: 'Carrières',
    intro:
      'Cinq postes d’exemple, rédigés comme de vrais. Les formulaires de candidature se remplissent et n’envoient rien.',
  },
})
