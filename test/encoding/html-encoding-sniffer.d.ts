declare module 'html-encoding-sniffer' {
  /** Gives the name of the encoding that a browser would decide on; `defaultEncoding` where nothing tells. */
  export default function htmlEncodingSniffer(bytes: Uint8Array, options?: {readonly defaultEncoding?: string}): string
}
