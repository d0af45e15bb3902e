import type { CDPSession, Page } from "@playwright/test";

/** A node of the browser's accessibility tree. */
export interface AxNode {
  readonly role: string;
  readonly name: string;
  readonly focused: boolean;
  readonly pressed: boolean;
  readonly disabled: boolean;
  /** `aria-keyshortcuts`, or an empty text. */
  readonly keys: string;
  /** `aria-expanded`, or null without the attribute. */
  readonly expanded: boolean | null;
  readonly parent: AxNode | null;
  readonly children: AxNode[];
}

interface RawNode {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: { readonly value?: string };
  readonly name?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}

function nodeOf(raw: RawNode, parent: AxNode | null): AxNode {
  const property = (name: string) => raw.properties?.find((one) => one.name === name)?.value.value;
  const expanded = property("expanded");
  return {
    role: raw.role?.value ?? "",
    name: (raw.name?.value ?? "").replace(/\s+/g, " ").trim(),
    focused: property("focused") === true,
    pressed: property("pressed") === "true" || property("pressed") === true,
    disabled: property("disabled") === true,
    keys: String(property("keyshortcuts") ?? ""),
    expanded: typeof expanded === "boolean" ? expanded : null,
    parent,
    children: [],
  };
}

/** The page as assistive technology gets it: its root with all exposed nodes. */
export async function readTree(page: Page): Promise<AxNode> {
  const session = await sessionOf(page);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as unknown as {
    nodes: readonly RawNode[];
  };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const grow = (raw: RawNode, parent: AxNode): void => {
    const node = raw.ignored ? parent : nodeOf(raw, parent);
    if (!raw.ignored) parent.children.push(node);
    for (const id of raw.childIds ?? []) {
      const child = byId.get(id);
      if (child !== undefined) grow(child, node);
    }
  };
  const top: AxNode = nodeOf({ nodeId: "", ignored: false, role: { value: "top" } }, null);
  const root = nodes.find(({ parentId }) => parentId === undefined);
  if (root !== undefined) grow(root, top);
  return top;
}

/** All nodes below one, in reading order. */
export function* below(node: AxNode): Generator<AxNode> {
  for (const child of node.children) {
    yield child;
    yield* below(child);
  }
}

/** Whether the node is inside one that matches. */
export function isWithin(node: AxNode, fits: (other: AxNode) => boolean): boolean {
  for (let at = node.parent; at !== null; at = at.parent) if (fits(at)) return true;
  return false;
}
