import { createTexts } from '@aldergate/ui'

/** What stands around the text on privacy, and what its two tables say. */
const EN = {
  title: 'Privacy Policy',
  intro: 'Every key that may be stored and every host that may be contacted, by name.',

  keys: 'Keys of the local storage',
  key: 'Key',
  holds: 'What it holds',
  'holds.choice': 'Your choice to keep data',

  hosts: 'Hosts outside this app',
  host: 'Host',
  contact: 'Contacted',
  purpose: 'What it is',
  'contact.frame': 'By a chart in sight',
  'contact.link': 'By your click',
  'purpose.chart': 'Chart frame',
  'purpose.provider': 'Chart frame, link',
  'purpose.social': 'Social network',
  'purpose.partner': 'Partner',
} as const

export const useText = createTexts({
  en: EN,
  es: {
    title: 'Política de privacidad',
    intro: 'Cada clave que puede guardarse y cada servidor que puede contactarse, por su nombre.',
  },
  zh: { title: '隐私政策', intro: '逐一列出可能保存的每个键和可能联系的每个主机。' },
  fr: {
    title: 'Politique de confidentialité',
    intro: 'Chaque clé qui peut être conservée et chaque hôte qui peut être contacté, par son nom.',
  },
})
