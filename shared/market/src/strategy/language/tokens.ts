type TokenKind = 'word' | 'number' | 'operator' | 'mark' | 'end'

export interface Token {
  kind: TokenKind
  text: string
  /** Its index in the text. */
  at: number
}

/** The number pattern comes before words and must not be followed by a letter, so that "4h" is a word. */
const TOKEN = /\s*(?:(-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?(?![\w%]))|([\w%]+)|([<>=]+)|(\S))/giy

const KINDS: readonly TokenKind[] = ['number', 'word', 'operator', 'mark']

/** Cuts a rule's text into words, numbers, comparisons and single marks; the last token is its end. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(TOKEN)) {
    const [whole, ...parts] = match
    const found = parts.findIndex((part) => part !== undefined)
    const part = parts[found] ?? ''
    const kind = KINDS[found] ?? 'mark'
    tokens.push({ kind, text: part, at: match.index + whole.length - part.length })
  }
  return [...tokens, { kind: 'end', text: '', at: text.trimEnd().length }]
}
