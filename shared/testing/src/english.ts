import type { Language } from '@aldergate/contract'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The messages of the catalogue in `folder/texts` by key, verbatim, as translators see them. */
export function messagesIn(folder: string, language: Language): Readonly<Record<string, string>> {
  const all = JSON.parse(readFileSync(join(folder, `texts/${language}.arb`), 'utf8')) as object
  return Object.fromEntries(Object.entries(all).filter(([key]) => !key.startsWith('@')))
}

/** The English messages of a catalogue: `english(__dirname)('title')`. Throws for a key that it does not have. */
export function english(folder: string): (key: string) => string {
  const messages = messagesIn(folder, 'en')
  return (key) => {
    const message = messages[key]
    if (message === undefined) throw new Error(`${folder} has no text "${key}".`)
    return message
  }
}
