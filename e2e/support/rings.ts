import type { Locator } from "@playwright/test";

/** A frame drawn around a card, whichever part of the card draws it. */
interface Ring {
  readonly line: "solid" | "dashed";
  readonly width: number;
  readonly colour: string;
}

/** Runs in the page. */
function readRings(card: Element): Ring[] {
  const { offsetWidth: width, offsetHeight: height } = card as HTMLElement;
  const found: Ring[] = [];
  /** Casings are black and partly transparent. */
  const isClear = (colour: string) => /^(transparent|rgba\(0, 0, 0, .*|rgba\(.*, 0\))$/.test(colour);
  const add = (line: string, thick: string, colour: string) => {
    const size = Number.parseFloat(thick);
    if ((line === "solid" || line === "dashed") && size >= 2 && !isClear(colour))
      found.push({ line, width: size, colour });
  };
  const look = (style: CSSStyleDeclaration, w: number, h: number) => {
    if (style.visibility === "hidden" || style.display === "none" || style.opacity === "0") return;
    if (w < width * 0.9 || h < height * 0.9) return;
    add(style.borderTopStyle, style.borderTopWidth, style.borderTopColor);
    add(style.outlineStyle, style.outlineWidth, style.outlineColor);
    // Hard shadows on all sides are frames too.
    for (const [, colour = "", spread = ""] of style.boxShadow.matchAll(
      /(rgba?\([^)]*\)) 0px 0px 0px ([\d.]+px)(?! inset)/g,
    ))
      add("solid", spread, colour);
  };
  for (const part of [card, ...card.querySelectorAll("*")]) {
    const box = part as HTMLElement;
    look(getComputedStyle(part), box.offsetWidth ?? 0, box.offsetHeight ?? 0);
    for (const pseudo of ["::before", "::after"]) {
      const style = getComputedStyle(part, pseudo);
      if (style.content !== "none")
        look(style, Number.parseFloat(style.width), Number.parseFloat(style.height));
    }
  }
  return found;
}

/** The frames around an unfocused card. */
export function ringsOf(card: Locator): Promise<readonly Ring[]> {
  return card.evaluate(readRings);
}

/** A card's rotation in its place in degrees, and how far its centre is raised above that of its place in pixels. */
export function poseOf(card: Locator): Promise<{ readonly turn: number; readonly up: number }> {
  return card.evaluate((element) => {
    const visual = element.querySelector("[data-visual]");
    const parts = [element, visual].filter((part) => part !== null);
    const matrices = parts.map((part) => new DOMMatrix(getComputedStyle(part).transform));
    const whole = matrices.reduce((all, one) => all.multiply(one), new DOMMatrix());
    const middle = (box?: DOMRect) => (box === undefined ? 0 : (box.top + box.bottom) / 2);
    const up =
      middle(element.parentElement?.getBoundingClientRect()) - middle(element.getBoundingClientRect());
    return { turn: (Math.atan2(whole.b, whole.a) * 180) / Math.PI, up };
  });
}

/** Runs in the page. */
function countSigns(card: Element): number {
  const isPicture = (style: CSSStyleDeclaration) =>
    style.content !== "none" && style.backgroundImage.includes("url(") && style.visibility !== "hidden";
  const parts = [card, ...card.querySelectorAll("*")];
  const drawn = parts.filter((part) => part.tagName === "svg").length;
  const grounds = parts.filter((part) => isPicture(getComputedStyle(part))).length;
  const pseudos = parts.flatMap((part) =>
    ["::before", "::after"].map((which) => getComputedStyle(part, which)),
  );
  return drawn + grounds + pseudos.filter(isPicture).length;
}

/** Number of icons on each of these cards besides its artwork: badges, ticks, signs. */
export async function signsOn(cards: Locator): Promise<ReadonlyMap<string, number>> {
  const found: [string, number][] = [];
  for (const card of await cards.all())
    found.push([(await card.getAttribute("data-card")) ?? "", await card.evaluate(countSigns)]);
  return new Map(found);
}
