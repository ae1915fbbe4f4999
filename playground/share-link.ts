/** What a link holds. */
export interface SharedText {
  readonly text: string
  /** Whether the opt-in tables are tried as well. */
  readonly isOptIn: boolean
}

/** Longest fragment that is made; browsers and chats cut longer links. */
const longest = 30_000

/** Writes a text as a fragment, `#t=...`: base64url of its UTF-8. Gives undefined when it is too long. */
export function fragmentOf({text, isOptIn}: SharedText): string | undefined {
  if (text.length > longest) return undefined
  const bytes = new TextEncoder().encode(text)
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const fragment = `#t=${btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}${isOptIn ? '&x=1' : ''}`
  return fragment.length > longest ? undefined : fragment
}

/** Reads a fragment: undefined when it is not one of ours, `broken` when it is but holds no text. */
export function readFragment(fragment: string): SharedText | 'broken' | undefined {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''))
  const encoded = fields.get('t')
  if (encoded === null) return undefined
  try {
    const letters = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
    const text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)))
    return {text, isOptIn: fields.get('x') === '1'}
  } catch {
    // Not base64, or not UTF-8: a link that was cut or changed on its way.
    return 'broken'
  }
}
