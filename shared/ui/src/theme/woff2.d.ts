/** A font file: webpack copies it and gives its URL. */
declare module '*.woff2' {
  const url: string
  export default url
}
