declare const transform: {
  /** Returns the code that Jest runs in place of a file `texts/en.arb`: the messages of every language, compiled. */
  process(source: string, file: string): { code: string }
}
export default transform
