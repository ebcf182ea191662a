const ENTITIES = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
} as const

/** Escapes text for an element or a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign as keyof typeof ENTITIES])
}

/** Serialises JSON for a data block: no text in it can end the block or open a comment. */
export function jsonForScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/**
 * Returns an inline script unchanged, because its hash is computed over these very characters. Throws if the HTML
 * parser would end it early or take it for a comment.
 */
export function inlineScript(source: string): string {
  const trap = /<\/script|<script|<!--/i.exec(source)?.[0]
  if (trap) throw new Error(`The inline script contains "${trap}": split that text in its source.`)
  return source
}
