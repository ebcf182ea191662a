import { folded, foldedWords } from '@aldergate/ui/folded'

interface NamedPanel {
  title: string
  /** The words that traders have for its work. */
  words: string
}

/** Whether a panel is meant by all that is typed, with or without accents: its title contains it, or one of its words begins with it. */
export function isMeant(typed: string, { title, words }: NamedPanel): boolean {
  const [named, called] = [folded(title), ` ${folded(words)}`]
  return foldedWords(typed).every((word) => named.includes(word) || called.includes(` ${word}`))
}
