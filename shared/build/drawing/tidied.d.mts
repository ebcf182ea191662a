/** Returns a drawing as a document can take it: see `tidied.mjs`. */
export function tidied(
  picture: { markup: string; styles: string },
  name: string,
): { markup: string; style: string }
