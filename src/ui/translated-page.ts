// Browsers translate a page by putting <font> elements around its text nodes or in their place. React does not expect
// that, and then fails to remove a text node or to insert something before it (facebook/react#11538).

/** The elements that a translator put in the place of text nodes. */
const standIns = new WeakMap<Node, Element>();
/** The elements that are already matched to a text node. */
const taken = new WeakSet<Node>();

const isFont = (node: Node | null | undefined): node is Element => node?.nodeName === "FONT";
const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE;

/** The child of `parent` that is or contains this node, or stands in for it. */
function placeOf(parent: Node, node: Node): ChildNode | null {
  let at: Node | null = node.parentNode === null ? (standIns.get(node) ?? null) : node;
  while (at !== null && at.parentNode !== parent) at = at.parentNode;
  return at as ChildNode | null;
}

/** Whether a translator has moved this node, or removed it. */
function isMoved(parent: Node, node: Node): boolean {
  if (node.parentNode === parent) return false;
  return isFont(node.parentNode) || (isText(node) && node.parentNode === null);
}

/** Removes a node that may be wrapped or replaced, together with wrappers that become empty. */
function takeOut(node: Node): void {
  let at: Node | null = node.parentNode === null ? (standIns.get(node) ?? null) : node;
  standIns.delete(node);
  while (at !== null) {
    const above: Node | null = at.parentNode;
    (at as ChildNode).remove();
    at = isFont(above) && above.childNodes.length === 0 ? above : null;
  }
}

/**
 * Keeps the page working while a browser translates it. A replaced text node returns to its place as soon as its text
 * changes, so that no outdated text stays on screen.
 */
export function surviveTranslation(): void {
  const observer = new MutationObserver(note);

  function note(records: readonly MutationRecord[]): void {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === "characterData") {
        const standIn = target.parentNode === null ? standIns.get(target) : undefined;
        standIn?.replaceWith(target);
        standIns.delete(target);
        continue;
      }
      for (const node of removedNodes) {
        if (!isText(node) || node.parentNode !== null) continue;
        const standIn = [...addedNodes, previousSibling, nextSibling].find(
          (one) => isFont(one) && !taken.has(one),
        );
        if (!isFont(standIn)) continue;
        taken.add(standIn);
        standIns.set(node, standIn);
        observer.observe(node, { characterData: true });
      }
    }
  }

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (!isMoved(this, child)) return removeChild.call(this, child) as T;
    note(observer.takeRecords());
    takeOut(child);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, added: T, before: Node | null): T {
    if (before === null || !isMoved(this, before)) return insertBefore.call(this, added, before) as T;
    note(observer.takeRecords());
    return insertBefore.call(this, added, placeOf(this, before)) as T;
  };
  observer.observe(document, { childList: true, subtree: true });
}
