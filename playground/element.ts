/** What an element is made of: text never becomes markup. */
export type Child = Node | string | undefined | readonly Child[]

/** Attributes and listeners of an element; `false` and undefined leave one out, `true` sets it empty. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined | ((event: Event) => void)>>

/** Makes an element. Attributes whose value is a function listen to the event of that name. */
export function element<Name extends keyof HTMLElementTagNameMap>(name: Name, attributes: Attributes = {}, ...children: readonly Child[]): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key, value)
    else if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : String(value))
  }
  append(made, children)
  return made
}

/** Puts children in the place of what an element holds. */
export function fill(parent: Element, ...children: readonly Child[]): void {
  parent.replaceChildren()
  append(parent, children)
}

/** Gives the element of the page with that id. */
export function byId<Type extends HTMLElement = HTMLElement>(id: string): Type {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`The page has no element ${id}.`)
  return found as Type
}

function append(parent: Element, children: readonly Child[]): void {
  for (const child of children) {
    if (Array.isArray(child)) append(parent, child as readonly Child[])
    else if (child !== undefined) parent.append(child as Node | string)
  }
}
