/** What a screen reader knows of an element: its role, name and states, and what it is in. */
export interface Heard {
  readonly role: string;
  readonly name: string;
  readonly isDisabled: boolean;
  /** Undefined for what is no toggle. */
  readonly isPressed: boolean | undefined;
  readonly isExpanded: boolean | undefined;
  /** The key that presses it from anywhere. */
  readonly key: string | undefined;
  readonly level: number;
  /** From the inside outwards. */
  readonly within: readonly Heard[];
}

const ROLES: Readonly<Record<string, string>> = {
  A: "link",
  ASIDE: "complementary",
  BUTTON: "button",
  DIALOG: "dialog",
  H1: "heading",
  H2: "heading",
  H3: "heading",
  H4: "heading",
  LI: "listitem",
  MAIN: "main",
  NAV: "navigation",
  OL: "list",
  OUTPUT: "status",
  P: "paragraph",
  SELECT: "combobox",
  SUMMARY: "button",
  TEXTAREA: "textbox",
  UL: "list",
};
const INPUTS: Readonly<Record<string, string>> = { checkbox: "checkbox", radio: "radio", range: "slider" };
/** Roles that are named by their content. */
const BY_CONTENT: ReadonlySet<string> = new Set(["button", "heading", "link", "listitem", "paragraph"]);

const words = (text: string) => text.replace(/\s+/g, " ").trim();

const isSilent = (element: Element) =>
  element.getAttribute("aria-hidden") === "true" || element.hasAttribute("hidden");

/** The text of an element without what is hidden from screen readers. */
function textOf(node: Node): string {
  if (node.nodeType === 3) return node.textContent ?? "";
  if (!(node instanceof Element) || isSilent(node)) return "";
  const label = node.getAttribute("aria-label");
  return label ?? [...node.childNodes].map(textOf).join("");
}

function roleOf(element: Element): string {
  const role = element.getAttribute("role");
  if (role !== null) return role;
  if (element instanceof HTMLInputElement) return INPUTS[element.type] ?? "textbox";
  if (element.tagName === "SECTION") return nameFrom(element) === "" ? "" : "region";
  return ROLES[element.tagName] ?? "";
}

/** A name that the page gives an element. */
function nameFrom(element: Element): string {
  const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  if (ids.length > 0) return ids.map((id) => textOf(document.getElementById(id) ?? element)).join(" ");
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
  return element.getAttribute("aria-label") ?? label ?? "";
}

const flag = (element: Element, state: string): boolean | undefined => {
  const value = element.getAttribute(state);
  return value === null ? undefined : value === "true";
};

function heard(element: Element, role: string, within: readonly Heard[]): Heard {
  const given = nameFrom(element);
  const content = given === "" && BY_CONTENT.has(role) ? textOf(element) : given;
  return {
    role,
    name: words(content) || words(element.getAttribute("title") ?? ""),
    isDisabled: element.hasAttribute("disabled") || flag(element, "aria-disabled") === true,
    isPressed: flag(element, "aria-pressed"),
    isExpanded: flag(element, "aria-expanded"),
    key: element.getAttribute("aria-keyshortcuts") ?? undefined,
    level: Number(/^H(\d)$/.exec(element.tagName)?.[1] ?? 0),
    within,
  };
}

/** Everything outside the front modal dialog is inert. */
export function rootOf(): Element {
  return [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
}

function* below(element: Element, within: readonly Heard[]): Generator<Heard> {
  for (const child of element.children) {
    if (isSilent(child) || child.hasAttribute("inert")) continue;
    const role = roleOf(child);
    if (role === "" || role === "presentation") {
      yield* below(child, within);
      continue;
    }
    const node = heard(child, role, within);
    yield node;
    if (!(child instanceof HTMLDialogElement) || child.open) yield* below(child, [node, ...within]);
  }
}

/** The accessibility tree as a list, in reading order. */
export function readTree(): readonly Heard[] {
  const root = rootOf();
  if (root === document.body) return [...below(root, [])];
  const dialog = heard(root, "dialog", []);
  return [dialog, ...below(root, [dialog])];
}

/** What has the focus, or null. */
export function focused(): Heard | null {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const within: Heard[] = [];
  const around: Element[] = [];
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) around.push(at);
  for (const one of around.reverse()) {
    const role = roleOf(one);
    if (role !== "") within.unshift(heard(one, role, [...within]));
  }
  return heard(element, roleOf(element), within);
}

export const isIn = ({ within }: Heard, role: string, name?: string | RegExp): boolean =>
  within.some(
    (outer) =>
      outer.role === role &&
      (name === undefined || (typeof name === "string" ? outer.name === name : name.test(outer.name))),
  );

/** Collects what live regions announce, in order. */
export class Announcements {
  readonly lines: string[] = [];
  private readonly observer = new MutationObserver((changes) => this.take(changes));

  constructor() {
    this.observer.observe(document.body, { childList: true, subtree: true });
  }

  /** All lines so far. */
  read(): readonly string[] {
    this.take(this.observer.takeRecords());
    return this.lines;
  }

  stop(): void {
    this.observer.disconnect();
  }

  private take(changes: readonly MutationRecord[]): void {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        const element = node instanceof Element ? node : node.parentElement;
        if (!element?.closest("[role=log], [role=status], [role=alert], [aria-live]")) continue;
        const line = words(textOf(node));
        if (line !== "") this.lines.push(line);
      }
  }
}
