import { type Language, LANGUAGES } from '@aldergate/contract'
import { readMessages } from '@aldergate/build/texts'
import { existsSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { ROOT } from '../process/root.ts'
import { CHECKED } from './checked.ts'

type Messages = Readonly<Record<string, string>>

/** The texts of one owner, by language. */
export interface Catalogue {
  /** The folder `texts/`, from the project's root. */
  folder: string
  messages: Readonly<Partial<Record<Language, Messages>>>
}

/** All catalogues to be checked, with English first in each. */
export async function readCatalogues(): Promise<readonly Catalogue[]> {
  const found: Catalogue[] = []
  const patterns = CHECKED.map((folder) => `${folder}/src/**/texts/en.arb`)
  for await (const path of glob(patterns, { cwd: ROOT })) {
    found.push(readCatalogue(dirname(join(ROOT, path))))
  }
  return found.sort((one, other) => one.folder.localeCompare(other.folder))
}

/** The catalogue in a folder `texts/`. */
export function readCatalogue(folder: string): Catalogue {
  const languages = LANGUAGES.filter((language) => existsSync(join(folder, `${language}.arb`)))
  const messages = languages.map((language) => [
    language,
    readMessages(join(folder, `${language}.arb`)),
  ])
  return { folder: relative(ROOT, folder), messages: Object.fromEntries(messages) }
}

export type OtherLanguage = Exclude<Language, 'en'>

/** Collects the problems of each text that has an English one beside it. */
export function inOtherLanguages(
  { folder, messages }: Catalogue,
  faultsOf: (place: string, message: string, english: string, language: OtherLanguage) => string[],
): string[] {
  const { en = {}, ...others } = messages
  return Object.entries(others).flatMap(([language, own]: [string, Messages]) =>
    Object.entries(own).flatMap(([key, message]) => {
      const english = en[key]
      const place = `${folder}/${language}.arb: "${key}"`
      return english === undefined
        ? []
        : faultsOf(place, message, english, language as OtherLanguage)
    }),
  )
}
