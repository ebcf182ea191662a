export { createTexts } from './createTexts'
export { type Catalogues, createTranslator } from './createTranslator'
export { localeOf } from './locale'
export { type Catalogue, type MessageValue, type Translate } from './message'
