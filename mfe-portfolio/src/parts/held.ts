/** A figure within a sentence: without a word joiner a line may end between its sign and the "£". */
export function held(figure: string): string {
  return figure.replace(/^[−+](?=£)/, '$&\u2060')
}
