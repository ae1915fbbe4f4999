/** The bundled worker as text; the build puts it in. */
declare module 'worker-source' {
  const source: string
  export default source
}
