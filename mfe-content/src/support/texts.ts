import { createTexts } from '@aldergate/ui'

export const EN = {
  title: 'Support',
  intro:
    'Three sample tickets, three short answers and a chat with a simulated agent. Nothing that you type here is sent.',

  tickets: 'Tickets',
  search: 'Search tickets',
  searchPlaceholder: 'Subject, number or text',
  filter: 'Status',
  all: 'All',
  open: 'Open',
  inProgress: 'In Progress',
  closed: 'Closed',
  filterCount: '{status} ({count})',
  found: '{count, plural, one {# ticket} other {# tickets}}',
  none: 'No tickets found.',
  showAll: 'Show all tickets',
  details: 'Ticket details',
  choose: 'Select a ticket to see details.',
  id: 'Ticket',
  status: 'Status',
  date: 'Date',
  description: 'Details',

  week: 'Tickets created per weekday',
  weekNote: 'A sample week of a support desk; your own tickets are not counted.',
  day: 'Day',
  created: 'Tickets',

  faq: 'Questions',
  moreAnswers: 'More answers',

  chat: 'Live chat',
  chatNote: 'Simulated: a bot gives the same reply to everything, and no person reads along.',
  messages: 'Chat messages',
  message: 'Message',
  placeholder: 'Type a message',
  send: 'Send',
  typing: '{sender} is typing…',
  transcript: 'Download transcript',
  transcriptTitle: '{product}: transcript of the support chat (simulated)',
} as const

export const useText = createTexts({
  en: EN,
  es: {
    title: 'Soporte',
    intro:
      'Tres solicitudes de muestra, tres respuestas breves y un chat con un agente simulado. Nada de lo que escriba aquí se envía.',
  },
  zh: {
    title: '支持',
    intro: '三张示例工单、三个简短解答，以及与模拟客服的聊天。您在此输入的内容不会被发送。',
  },
  fr: {
    title: 'Assistance',
    intro:
      'Trois demandes en exemple, trois réponses brèves et une discussion avec un agent simulé. Rien de ce que vous saisissez ici n’est envoyé.',
  },
})
