/** The URL of a picture that is given as the content of a square of 120 units. */
export function pictureUrl(content: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">${content}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
