/**
 * Keeps React alive while the browser translates the page: translators replace or wrap text nodes, and React crashes
 * when it removes or inserts before a node that is no longer a child of its parent
 * (https://github.com/facebook/react/issues/11538). A node that is gone is skipped; one that is wrapped is removed
 * with its wrapper.
 */
export function surviveTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    const own = childWith(this, child)
    if (own) removeChild.call(this, own)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ) {
    insertBefore.call(this, child, childWith(this, before))
    return child
  }
}

/** The child of a parent that is or contains this node; null if there is none. */
function childWith(parent: Node, node: Node | null): Node | null {
  let own = node
  while (own && own.parentNode !== parent) own = own.parentNode
  return own
}
