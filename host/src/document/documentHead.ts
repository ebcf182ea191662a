/** The page's entries in the head of the document. */
export interface DocumentHead {
  /** The tab's title. */
  title: string
  /** The page's own name, as it is shown where its address is shared. */
  name: string
  description?: string
  /** The one address of the page, whichever it was reached by; none for a page that does not exist. */
  canonicalUrl?: string
}

/** Writes the head for browsers, search engines and whoever shares the address. */
export function writeHead({ title, name, description, canonicalUrl }: DocumentHead): void {
  document.title = title
  setMeta('property', 'og:title', name)
  setMeta('property', 'og:url', canonicalUrl)
  // A page without a description of its own keeps that of the app.
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
