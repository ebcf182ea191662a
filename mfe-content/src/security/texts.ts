import { createTexts } from '@aldergate/ui'

export const useText = createTexts({
  en: {
    title: 'Security Center',
    intro: 'What is stored, what the browser enforces, and what nothing protects you from.',
  },
  es: {
    title: 'Centro de seguridad',
    intro: 'Qué se guarda, qué impone el navegador y contra qué nada le protege.',
  },
  zh: { title: '安全中心', intro: '保存什么、浏览器强制什么，以及哪些风险没有防护。' },
  fr: {
    title: 'Centre de sécurité',
    intro: 'Ce qui est conservé, ce que le navigateur impose et ce dont rien ne protège.',
  },
})
