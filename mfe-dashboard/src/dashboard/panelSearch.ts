import { folded, foldedWords } from '@aldergate/ui/folded'

interface NamedPanel {
  title: string
  /** The words that traders have for its work. */
  words: string
}

/**
 * Whether a panel matches all that is typed, ignoring accents: its title contains it, or one of its search terms begins
 * with it.
 */
export function isMeant(typed: string, { title, words }: NamedPanel): boolean {
  const [named, called] = [folded(title), ` ${folded(words)}`]
  return foldedWords(typed).every((word) => named.includes(word) || called.includes(` ${word}`))
}
