import { createTexts } from '@aldergate/ui'

const EN = {
  title: 'Platform',
  description: 'The parts that this app is composed of, with their versions and their pages.',
  intro:
    'Release {release}, on host {host}. Each part is built, versioned and put live by itself; this page shows what your browser has read of them.',
  live: 'Live',
  leftOut: 'Left out',
  version: 'Version {version}',
  contract: 'Contract {contract}',
  pagesOf: 'Pages of {remote}',
  pages: '{count, plural, one {# page} other {# pages}}',
  none: 'This release has no part but the host.',
  tooNew:
    '“{remote}” was made for a newer version of this app: it speaks contract {contract}, and this app knows contracts up to {known}. Reload the page to get the newest.',
  unreadable: '“{remote}” is left out: its entry in the registry cannot be read at {place}.',
} as const

const ES = {
  title: 'Plataforma',
  description: 'Las partes de que se compone esta aplicación, con sus versiones y sus páginas.',
  intro:
    'Versión publicada {release}, sobre el host {host}. Cada parte se construye, se versiona y se publica por sí sola; esta página muestra lo que su navegador ha leído de ellas.',
  live: 'Activa',
  leftOut: 'Excluida',
  version: 'Versión {version}',
  contract: 'Contrato {contract}',
  pagesOf: 'Páginas de {remote}',
  pages: '{count, plural, one {# página} other {# páginas}}',
  none: 'Esta versión no tiene más parte que el host.',
  tooNew:
    '«{remote}» se hizo para una versión más reciente de esta aplicación: usa el contrato {contract}, y esta aplicación conoce contratos hasta el {known}. Recargue la página para obtener la última.',
  unreadable: '«{remote}» queda excluida: su entrada en el registro no se puede leer en {place}.',
} as const

const ZH = {
  title: '平台',
  description: '本应用由哪些部分组成，以及各部分的版本与页面。',
  intro:
    '发布 {release}，主机 {host}。每个部分独立构建、独立定版、独立上线；本页显示您的浏览器读到的内容。',
  live: '在线',
  leftOut: '未载入',
  version: '版本 {version}',
  contract: '契约 {contract}',
  pagesOf: '{remote} 的页面',
  pages: '{count, plural, other {# 个页面}}',
  none: '此发布除主机外没有其他部分。',
  tooNew:
    '“{remote}”是为本应用的更新版本制作的：它使用契约 {contract}，而本应用最高支持契约 {known}。请重新加载页面以获取最新版本。',
  unreadable: '“{remote}”未载入：其注册信息在 {place} 处无法读取。',
} as const

const FR = {
  title: 'Plateforme',
  description: 'Les parties qui composent cette application, avec leurs versions et leurs pages.',
  intro:
    'Publication {release}, sur l’hôte {host}. Chaque partie est construite, versionnée et mise en ligne seule ; cette page montre ce que votre navigateur en a lu.',
  live: 'En ligne',
  leftOut: 'Écartée',
  version: 'Version {version}',
  contract: 'Contrat {contract}',
  pagesOf: 'Pages de {remote}',
  pages: '{count, plural, one {# page} other {# pages}}',
  none: 'Cette publication n’a pas d’autre partie que l’hôte.',
  tooNew:
    '« {remote} » a été faite pour une version plus récente de cette application : elle parle le contrat {contract}, et cette application connaît les contrats jusqu’au {known}. Rechargez la page pour obtenir la plus récente.',
  unreadable: '« {remote} » est écartée : son entrée dans le registre est illisible à {place}.',
} as const

export const useText = createTexts({ en: EN, es: ES, zh: ZH, fr: FR })
