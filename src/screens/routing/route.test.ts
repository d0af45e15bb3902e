import { describe, expect, test } from "vitest";
import { hrefOf, parseRoute, type Route } from "./route";

const ROUTES: readonly Route[] = [
  { kind: "home" },
  { kind: "play", slug: "d20-warriors" },
  { kind: "table", match: "m-1f09_a" },
  { kind: "rules", slug: "soul-masters" },
  { kind: "rules", slug: "d20-warriors", clause: "D20 5.2" },
  { kind: "rules", slug: "battle-spirits-saga", clause: "BSS 7-1-1-2b" },
  { kind: "rules", slug: "battle-cores", clause: "BC 11.17.7" },
  { kind: "rulebooks" },
  { kind: "play", slug: "battle-cores", deck: "d-1f09_a" },
  { kind: "decks" },
  { kind: "decks", slug: "battle-cores" },
  { kind: "deck", slug: "battle-cores", deck: "d-1f09_a" },
  { kind: "cards", slug: "soul-masters" },
  { kind: "sets", slug: "battle-cores" },
  { kind: "edit-set", slug: "battle-cores", code: "MINE2" },
  { kind: "edit-set", slug: "battle-cores", code: "MINE2", card: 300 },
  { kind: "copy-card", slug: "soul-masters", name: "Ysolde, Mountain's Heart" },
  { kind: "new-event", slug: "soul-masters", event: "sealed" },
  { kind: "event", slug: "d20-warriors", event: "e-1f09_a" },
  { kind: "shared-deck", text: "q1ZKLCrOLQEA_-" },
  { kind: "shared-set", text: "q1ZKLCrOLQEA_-" },
  { kind: "positions" },
  { kind: "positions", slug: "battle-cores" },
  { kind: "new-position", slug: "battle-cores" },
  { kind: "position", position: "p-1f09_a" },
  { kind: "shared-position", text: "q1ZKLCrOLQEA_-" },
  { kind: "settings" },
  { kind: "saves" },
  { kind: "statistics" },
  { kind: "replay", match: "m-1f09_a" },
  { kind: "replay", match: "m-1f09_a", at: 45 },
  { kind: "link", text: "q1ZKLCrOLQEA_-", watch: false },
  { kind: "link", text: "q1ZKLCrOLQEA_-", watch: true },
];

describe("routes", () => {
  test.each(ROUTES)("an address parses to its route and formats back: %o", (route) => {
    expect(parseRoute(hrefOf(route))).toEqual(route);
  });

  test.each(["", "#", "#/"])("an empty address is home: %j", (fragment) => {
    expect(parseRoute(fragment)).toEqual({ kind: "home" });
  });

  test.each([
    ".",
    ")",
    ",",
    "%20",
    " ",
    "%E2%80%8B",
    "\u200b",
    "=",
    "%0A",
    "…",
    '">',
    ").",
    "%E2%80",
    "?from=chat",
  ])("a link followed by %j opens the same place", (more) => {
    for (const watch of [false, true]) {
      const route: Route = { kind: "link", text: "q1ZKLCrOLQEA_-", watch };
      expect(parseRoute(`${hrefOf(route)}${more}`)).toEqual(route);
    }
  });

  test.each(ROUTES)("an address at the end of a sentence opens the same place: %o", (route) => {
    for (const more of [".", ")", ",", "%20", " ", "\u200b", "%E2%80%8B", ").", "!"])
      expect(parseRoute(`${hrefOf(route)}${more}`)).toEqual(route);
  });

  test.each(["\n", "%0A", "%20", " ", "=\n", "\r\n> ", "\u200b", "%E2%80%8B", "\u00ad", "\ufeff"])(
    "a link with %j in it opens the same place",
    (inside) => {
      expect(parseRoute(`#/link/q1ZKLC${inside}rOLQEA_-`)).toEqual({
        kind: "link",
        text: "q1ZKLCrOLQEA_-",
        watch: false,
      });
    },
  );

  test("an endless address is unknown and is cut off", () => {
    const route = parseRoute(`#/rules/d20-warriors/${"x/".repeat(1_000_000)}`);
    expect(route).toMatchObject({ kind: "unknown" });
    expect(JSON.stringify(route).length).toBeLessThan(400);
  });

  test.each([
    "#/nowhere",
    "#/play",
    "#/play/chess",
    "#/play/d20-warriors/extra/more",
    "#/table",
    "#/table/a%2Fb",
    "#/table/<script>",
    "#/table/m1/more",
    "#/replay",
    "#/replay/m1/more",
    "#/replay/m1/-1",
    "#/statistics/all",
    "#/link",
    "#/link/abc/more",
    "#/rules/chess",
    "#/rules/d20-warriors/D20%205.2/more",
    "#/rules/d20-warriors/%3Cimg%3E",
    "#/rules/d20-warriors/%E0%A4%A",
    "#/settings/sound",
    "#/positions/new",
    "#/positions/new/chess",
    "#/positions/p1/more",
    "#/new-event/battle-cores",
    "#/new-event/battle-cores/league",
    "#/new-event/chess/draft",
    "#/event/battle-cores",
    "#/event/chess/e1",
    "#/event/battle-cores/a%2Fb",
  ])("an address without a matching route is unknown: %s", (fragment) => {
    expect(parseRoute(fragment)).toEqual({ kind: "unknown", address: fragment.slice(1) });
  });
});
