import { createTexts } from '@aldergate/ui'

/** What is said of the browser's own notifications. */
const EN = {
  allow: 'Allow browser notifications',
  default:
    'Your browser will ask you; it then also tells you of price alerts while you look elsewhere.',
  granted: 'Browser notifications are allowed.',
  denied: 'Your browser blocks notifications of this site; its own settings can allow them.',
  unsupported: 'This browser has no notifications.',
} as const

export const useText = createTexts({
  en: EN,
  es: {
    allow: 'Permitir notificaciones del navegador',
    default:
      'El navegador le preguntará; después también le avisará de las alertas de precio cuando mire a otra parte.',
    granted: 'Las notificaciones del navegador están permitidas.',
    denied:
      'El navegador bloquea las notificaciones de este sitio; sus ajustes pueden permitirlas.',
    unsupported: 'Este navegador no tiene notificaciones.',
  },
  zh: {
    allow: '允许浏览器通知',
    default: '浏览器会先询问您；之后即使您在看别处，也会提醒价格警报。',
    granted: '已允许浏览器通知。',
    denied: '浏览器阻止了本网站的通知；可在浏览器设置中允许。',
    unsupported: '此浏览器不支持通知。',
  },
  fr: {
    allow: 'Autoriser les notifications du navigateur',
    default:
      'Votre navigateur vous le demandera ; il vous signalera ensuite aussi les alertes de prix quand vous regardez ailleurs.',
    granted: 'Les notifications du navigateur sont autorisées.',
    denied:
      'Votre navigateur bloque les notifications de ce site ; ses réglages peuvent les autoriser.',
    unsupported: 'Ce navigateur n’a pas de notifications.',
  },
})
