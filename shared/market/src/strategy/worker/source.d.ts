/** The script of a worker, all that it imports included. */
declare module '*?source' {
  const source: string
  export default source
}
