type Kind = 'Answer' | 'BlogPosting' | 'FAQPage' | 'Question'

/** Tells search engines what an element is about (schema.org, as microdata): its parts say by `itemProp` what they are. */
export function thing(kind: Kind) {
  return { itemScope: true, itemType: `https://schema.org/${kind}` }
}
