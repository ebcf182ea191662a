import { createTexts } from '@aldergate/shared/i18n'

export const EN = {
  title: 'Contact Us',
  intro:
    'The form shows how an enquiry would be taken. Nobody receives it: your message never leaves this page.',
  formHeading: 'Write to us',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  counter: '{count} of {limit} characters',
  submit: 'Send message',
  problems: 'Please check the form.',
  nameMissing: 'Tell us your name.',
  emailMissing: 'Tell us your email address.',
  emailInvalid: 'This is no email address: it needs an @ and a domain.',
  messageMissing: 'Write a message.',
  messageLong: 'Shorten your message to the limit.',
  done: 'Nothing was sent (demo)',
  doneText: 'The form was in order. What you typed has been forgotten.',
  office: 'Office',
  officeNote: 'This is a sample address. There is no such street, and no map that could track you.',
  social: 'Social',
  socialNote: 'These lead to the networks themselves; a demonstration has no account there.',
  elsewhere: 'Before you write',
  elsewhereText: 'Eight questions are answered already.',
  faqLink: 'Read the questions',
  partners: 'Partners',
  partnersText:
    'Projects and providers that we build on. The word promises no contract and no endorsement.',
} as const

/** What can be wrong with a field. */
export type ErrorKey =
  'nameMissing' | 'emailMissing' | 'emailInvalid' | 'messageMissing' | 'messageLong'

export const useText = createTexts({
  en: EN,
  es: {
    title: 'Contacto',
    intro:
      'El formulario muestra cómo se recibiría una consulta. No la recibe nadie: su mensaje no sale de esta página.',
  },
  zh: {
    title: '联系我们',
    intro: '此表单演示如何提交咨询。没有人会收到：您的消息不会离开本页。',
  },
  fr: {
    title: 'Nous contacter',
    intro:
      'Le formulaire montre comment une demande serait reçue. Personne ne la reçoit : votre message ne quitte pas cette page.',
  },
})
