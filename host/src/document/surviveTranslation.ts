/**
 * Lets a page live on while the browser translates it: that puts elements of its own in the place of texts, or around
 * them, and React takes away or looks for what is no child of its parent any more, upon which the page falls
 * (https://github.com/facebook/react/issues/11538). What is gone already is gone, and what was wrapped goes with its wrap.
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

/** The child of a parent that is this node, or has it within; none where it is elsewhere. */
function childWith(parent: Node, node: Node | null): Node | null {
  let own = node
  while (own && own.parentNode !== parent) own = own.parentNode
  return own
}
