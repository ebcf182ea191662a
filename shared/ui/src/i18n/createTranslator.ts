import { IntlMessageFormat } from 'intl-messageformat'
import { type Language, LANGUAGES } from '@aldergate/contract'
import { localeOf } from './locale'
import type { Catalogue, MessageValue, Translate } from './message'

/** English is whole; another language may lack keys, which then read in English. */
export type Catalogues<English extends Catalogue> = { readonly en: English } & {
  readonly [Other in Exclude<Language, 'en'>]?: Readonly<Partial<Record<keyof English, string>>>
}

/** Gives, for a language, the function that gives its texts: always the same one for the same language. */
export function createTranslator<const English extends Catalogue>(
  catalogues: Catalogues<English>,
): (language: Language) => Translate<English> {
  const translators = Object.fromEntries(
    LANGUAGES.map((language) => [language, translateInto(language, catalogues)]),
  ) as Record<Language, Translate<English>>
  return (language) => translators[language]
}

type Write = (values?: Record<string, MessageValue>) => string

function translateInto<English extends Catalogue>(
  language: Language,
  catalogues: Catalogues<English>,
): Translate<English> {
  const writers = new Map<string, Write>()

  function writerOf(key: keyof English & string): Write {
    const translated = catalogues[language]?.[key]
    const writer = translated
      ? compile(translated, localeOf(language))
      : compile(catalogues.en[key] ?? key, localeOf('en'))
    writers.set(key, writer)
    return writer
  }

  return (key, ...[values]) => {
    const write = writers.get(key) ?? writerOf(key)
    return write(values as Record<string, MessageValue> | undefined)
  }
}

/** Most messages have no syntax in them: only the others need the parser. */
function compile(message: string, locale: string): Write {
  if (!/[{}']/.test(message)) return () => message
  const format = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true })
  return (values) => String(format.format(values))
}
