/** A figure within a sentence: a word joiner prevents a line break between its sign and the "£". */
export function held(figure: string): string {
  return figure.replace(/^[−+](?=£)/, '$&\u2060')
}
