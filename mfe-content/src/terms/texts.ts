import { createTexts } from '@aldergate/ui'

export const useText = createTexts({
  en: {
    title: 'Terms of Service',
    intro: 'What you may do here, what this is not, and who answers for what.',
  },
  es: {
    title: 'Condiciones del servicio',
    intro: 'Qué puede hacer aquí, qué no es esto y quién responde de qué.',
  },
  zh: { title: '服务条款', intro: '您可以在此做什么、这里不是什么，以及各方的责任。' },
  fr: {
    title: 'Conditions d’utilisation',
    intro: 'Ce que vous pouvez faire ici, ce que ce n’est pas, et qui répond de quoi.',
  },
})
