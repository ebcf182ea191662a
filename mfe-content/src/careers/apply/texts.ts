import { createTexts } from '@aldergate/ui'

export const EN = {
  title: 'Apply: {job}',
  intro: 'This form sends nothing: what you type stays on this page and is gone when you leave it.',
  generalJob: 'General application',
  formLabel: 'Application',
  name: 'Name',
  email: 'Email',
  message: 'Cover letter',
  counter: '{count} of {limit} characters',
  link: 'Link (optional)',
  linkHint: 'A portfolio, a repository or a profile, beginning with https://',
  submit: 'Submit application',
  problems: 'The form is not complete yet.',
  nameMissing: 'Enter your name.',
  emailMissing: 'Enter your email address.',
  emailInvalid: 'Enter an email address such as name@example.org.',
  messageMissing: 'Write a few lines about yourself.',
  messageLong: 'Shorten the cover letter to the limit.',
  linkInvalid: 'Enter a web address that begins with https://, or leave the field empty.',
  done: 'Nothing was sent (demo).',
  doneText: 'This is what your application would have said:',
  vacancy: 'The vacancy',
  backToJobs: 'All vacancies',
  unknownTitle: 'There is no such vacancy',
  unknownIntro:
    'The address names none of our five. One of these may be what you were looking for:',
  jobAt: '{title}, {location}',
} as const

/** What can be wrong with a field. */
export type ErrorKey =
  'nameMissing' | 'emailMissing' | 'emailInvalid' | 'messageMissing' | 'messageLong' | 'linkInvalid'

export const useText = createTexts({
  en: EN,
  es: {
    title: 'Solicitud: {job}',
    intro:
      'Este formulario no envía nada: lo que escriba queda en esta página y desaparece al salir de ella.',
  },
  zh: {
    title: '申请：{job}',
    intro: '此表单不发送任何内容：您输入的文字只留在本页，离开即消失。',
  },
  fr: {
    title: 'Candidature : {job}',
    intro:
      'Ce formulaire n’envoie rien : ce que vous saisissez reste sur cette page et disparaît quand vous la quittez.',
  },
})
