/** A font file: webpack copies it, and the import is its URL. */
declare module '*.woff2' {
  const url: string
  export default url
}
