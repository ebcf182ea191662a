import { createTexts } from '@aldergate/ui'

/** What stands around long texts. */
export const useText = createTexts({
  en: {
    contents: 'Contents',
    print: 'Print',
    updated: 'Last updated {date}',
    minutes: '{count, plural, one {# min read} other {# min read}}',
    linkTo: 'Link to “{heading}”',
  },
  es: {
    contents: 'Contenido',
    print: 'Imprimir',
    updated: 'Última actualización: {date}',
    minutes: '{count, plural, one {# min de lectura} other {# min de lectura}}',
    linkTo: 'Enlace a «{heading}»',
  },
  zh: {
    contents: '目录',
    print: '打印',
    updated: '最后更新：{date}',
    minutes: '阅读约 {count} 分钟',
    linkTo: '“{heading}”的链接',
  },
  fr: {
    contents: 'Sommaire',
    print: 'Imprimer',
    updated: 'Dernière mise à jour : {date}',
    minutes: '{count, plural, one {# min de lecture} other {# min de lecture}}',
    linkTo: 'Lien vers « {heading} »',
  },
})
