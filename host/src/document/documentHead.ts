/** The page's entries in the head of the document. */
export interface DocumentHead {
  /** The tab's title. */
  title: string
  /** The page's own name, shown in link previews. */
  name: string
  description?: string
  /** The page's canonical address; none for a page that does not exist. */
  canonicalUrl?: string
}

/** Writes the head for browsers, search engines and link previews. */
export function writeHead({ title, name, description, canonicalUrl }: DocumentHead): void {
  document.title = title
  setMeta('property', 'og:title', name)
  setMeta('property', 'og:url', canonicalUrl)
  // A page without a description keeps that of the app.
  if (description) {
    setMeta('name', 'description', description)
    setMeta('property', 'og:description', description)
  }
  setMeta('name', 'robots', canonicalUrl ? undefined : 'noindex')
  setCanonical(canonicalUrl)
}

function setMeta(key: 'name' | 'property', value: string, content: string | undefined): void {
  const known = document.head.querySelector<HTMLMetaElement>(`meta[${key}="${value}"]`)
  if (content === undefined) {
    known?.remove()
    return
  }
  const meta = known ?? document.head.appendChild(document.createElement('meta'))
  meta.setAttribute(key, value)
  meta.content = content
}

function setCanonical(url: string | undefined): void {
  const known = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  if (url === undefined) {
    known?.remove()
    return
  }
  const link = known ?? document.head.appendChild(document.createElement('link'))
  link.rel = 'canonical'
  link.href = url
}
