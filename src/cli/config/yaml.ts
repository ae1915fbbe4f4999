import {isMap, isNode, isScalar, parseDocument, type Node} from 'yaml'
import type {KeyPath} from '../../lint/config-error.ts'
import {placeAt, SyntaxFault, type ParsedConfig} from './position.ts'

/** Parses one YAML document; an empty one is an empty configuration. Throws `SyntaxFault` at the first fault. */
export function parseYaml(text: string): ParsedConfig {
  const document = parseDocument(text, {prettyErrors: false, uniqueKeys: true})
  const fault = document.errors[0]
  if (fault !== undefined) throw new SyntaxFault(`Not well-formed YAML: ${fault.message}`, placeAt(text, fault.pos[0]))
  const value: unknown = document.toJS()
  return {
    value: value ?? {},
    locate(keyPath, at) {
      const node = nodeAt(document.contents, keyPath, at)
      return node?.range ? placeAt(text, node.range[0]) : undefined
    }
  }
}

function nodeAt(root: unknown, keyPath: KeyPath, at: 'key' | 'value'): Node | undefined {
  let node: unknown = root
  let keyNode: unknown
  for (const key of keyPath) {
    if (isMap(node)) {
      const pair = node.items.find((item) => (isScalar(item.key) ? item.key.value : item.key) === key)
      keyNode = pair?.key
      node = pair?.value ?? pair?.key
    } else if (isNode(node) && 'items' in node && Array.isArray(node.items) && typeof key === 'number') {
      keyNode = undefined
      node = node.items[key]
    } else return undefined
  }
  const found = at === 'key' ? (keyNode ?? node) : node
  return isNode(found) ? found : undefined
}
