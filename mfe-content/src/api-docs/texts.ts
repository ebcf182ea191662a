import { createTexts } from '@aldergate/ui'

/** What stands around the endpoints. */
const EN = {
  title: 'API Docs',
  intro: 'Three endpoints, described as text. There is no console: nothing here can be called.',

  notOffered: 'Not offered in this simulated build',
  notOfferedText:
    'No server answers at the host below, which can never exist, and no keys are issued. The page shows what an integration would look like.',
  limits: 'Rate limit and credentials',
  limitsText:
    '100 requests per minute per user. Requests beyond that would be answered by status 429.',
  credentialsText:
    'A token is obtained once with the key and the secret, and is then sent with each further request. Neither belongs in a page that others can read.',
  toPanel: 'Sample permissions on the dashboard',

  parameters: 'Parameters',
  name: 'Name',
  place: 'Where',
  meaning: 'Meaning',
  sampleRequest: 'Sample request',
  sampleResponse: 'Sample response',
  sampleOf: '{sample}: {endpoint}',
  copy: 'Copy',
  copyOf: 'Copy {sample}: {endpoint}',
  copied: 'Copied: {sample}.',
  copyFailed: 'The browser did not allow copying. Select the text and copy it instead.',
} as const

export const useText = createTexts({
  en: EN,
  es: {
    title: 'Documentación de la API',
    intro: 'Tres puntos de acceso, descritos como texto. No hay consola: nada se puede invocar.',
  },
  zh: { title: 'API 文档', intro: '三个端点，仅以文字说明。没有控制台：这里无法发出任何调用。' },
  fr: {
    title: 'Documentation de l’API',
    intro: 'Trois points d’accès, décrits en texte. Pas de console : rien ne peut être appelé ici.',
  },
})
