import { expect, test } from "vitest";
import { budgets } from "./budgets";
import type { Manifest } from "./manifest";

const manifest: Manifest = {
  "index.html": {
    file: "index.js",
    src: "index.html",
    isEntry: true,
    imports: ["_react.js"],
    dynamicImports: [
      "src/screens/home/Home.tsx",
      "src/table/Table.tsx",
      "src/screens/decks/Decks.tsx",
      "_saves.js",
    ],
  },
  "_react.js": { file: "react.js" },
  "src/screens/home/Home.tsx": { file: "home.js", src: "src/screens/home/Home.tsx" },
  "_saves.js": { file: "saves.js" },
  "src/screens/decks/Decks.tsx": {
    file: "decks.js",
    src: "src/screens/decks/Decks.tsx",
    imports: ["_react.js", "_saves.js", "_search.js"],
    dynamicImports: [
      "src/screens/decks/share/Export.tsx",
      "src/screens/decks/events/Start.tsx",
      "src/text/de/ui/decks.ts",
    ],
  },
  "src/screens/decks/events/Start.tsx": {
    file: "start.js",
    src: "src/screens/decks/events/Start.tsx",
    imports: ["_search.js", "_packs.js"],
  },
  "_packs.js": { file: "packs.js" },
  "_search.js": { file: "search.js" },
  "src/screens/decks/share/Export.tsx": {
    file: "export.js",
    src: "src/screens/decks/share/Export.tsx",
    imports: ["_search.js"],
  },
  "src/table/Table.tsx": {
    file: "table.js",
    src: "src/table/Table.tsx",
    imports: ["_react.js", "_engine.js"],
    dynamicImports: [
      "_motion.js",
      "src/table/parts/grid/Grid.tsx",
      "src/screens/guide/Coach.tsx",
      "src/games/a/index.ts",
      "src/games/b/index.ts",
    ],
  },
  "src/table/parts/grid/Grid.tsx": { file: "grid.js", src: "src/table/parts/grid/Grid.tsx" },
  "src/screens/guide/Coach.tsx": {
    file: "coach.js",
    src: "src/screens/guide/Coach.tsx",
    imports: ["_engine.js", "_steps.js"],
  },
  "_steps.js": { file: "steps.js" },
  "src/opponents/opponent.worker.ts": {
    file: "worker.js",
    src: "src/opponents/opponent.worker.ts",
    isEntry: true,
    imports: ["_engine.js"],
    dynamicImports: ["src/opponents/a/index.ts", "src/opponents/b/index.ts"],
  },
  "src/opponents/a/index.ts": { file: "oa.js", src: "src/opponents/a/index.ts", imports: ["_a.js"] },
  "src/opponents/b/index.ts": { file: "ob.js", src: "src/opponents/b/index.ts" },
  "_a.js": { file: "shared-a.js", name: "a" },
  "src/text/de/index.ts": { file: "de.js", src: "src/text/de/index.ts" },
  "src/text/de/a/index.ts": { file: "de-a.js", src: "src/text/de/a/index.ts", imports: ["_grammar.js"] },
  "src/text/de/b/index.ts": { file: "de-b.js", src: "src/text/de/b/index.ts", imports: ["_grammar.js"] },
  "src/text/de/ui/decks.ts": { file: "de-decks.js", src: "src/text/de/ui/decks.ts" },
  "_grammar.js": { file: "grammar.js", name: "grammar" },
  "_engine.js": { file: "engine.js" },
  "_motion.js": { file: "motion.js" },
  "src/games/a/index.ts": {
    file: "a.js",
    src: "src/games/a/index.ts",
    dynamicImports: ["src/text/de/a/index.ts"],
  },
  "src/games/b/index.ts": {
    file: "b.js",
    src: "src/games/b/index.ts",
    dynamicImports: ["src/text/de/b/index.ts", "src/games/b/position/index.ts"],
  },
  "_lay-out.js": { file: "lay-out.js" },
  "src/games/b/position/index.ts": {
    file: "b-position.js",
    src: "src/games/b/position/index.ts",
    imports: ["_lay-out.js"],
  },
};

test("lists the landing page, the table, its parts on demand, each game, the deck room, and each language of page and games", () => {
  const found = budgets(manifest, ["a", "b"]).map(({ name, chunks }) => [name, [...chunks].sort()]);
  expect(Object.fromEntries(found)).toEqual({
    landing: ["_react.js", "index.html", "src/screens/home/Home.tsx"],
    "table, no game": [
      "_engine.js",
      "_motion.js",
      "_react.js",
      "index.html",
      "src/opponents/opponent.worker.ts",
      "src/table/Table.tsx",
    ],
    "table, on demand": ["_steps.js", "src/screens/guide/Coach.tsx", "src/table/parts/grid/Grid.tsx"],
    a: ["_a.js", "src/games/a/index.ts", "src/opponents/a/index.ts"],
    b: ["src/games/b/index.ts", "src/opponents/b/index.ts"],
    "positions and pictures": ["_lay-out.js", "src/games/b/position/index.ts"],
    hints: [],
    puzzles: [],
    "deck room": ["_search.js", "src/screens/decks/Decks.tsx"],
    "deck room, on demand": ["src/screens/decks/share/Export.tsx"],
    "drafts and sealed events": ["_packs.js", "src/screens/decks/events/Start.tsx"],
    "de, the page": ["_grammar.js", "src/text/de/index.ts"],
    "de, a": ["src/text/de/a/index.ts"],
    "de, b": ["src/text/de/b/index.ts"],
  });
});

test("what some games are drawn with counts for each of them, and what every game is drawn with for the table, on demand", () => {
  const withArtwork = (slug: string, ...imports: string[]): Manifest => ({
    [`src/games/${slug}/page/artwork.ts`]: {
      file: `${slug}-art.js`,
      src: `src/games/${slug}/page/artwork.ts`,
      imports,
    },
  });
  const drawn: Manifest = {
    ...manifest,
    "_knights.js": { file: "knights.js" },
    "_drakes.js": { file: "drakes.js" },
    ...withArtwork("a", "_knights.js", "_drakes.js"),
    ...withArtwork("b", "_knights.js", "_drakes.js"),
    ...withArtwork("c", "_knights.js"),
  };
  const found = budgets(drawn, ["a", "b", "c"]);
  const holders = (chunk: string) => found.filter(({ chunks }) => chunks.has(chunk)).map(({ name }) => name);
  expect(holders("_drakes.js")).toEqual(["a", "b"]);
  expect(holders("_knights.js")).toEqual(["table, on demand"]);
});

test("a chunk of one game counts for that game, and a chunk of every game for the table", () => {
  const [, table, , a, b] = budgets(manifest, ["a", "b"]);
  expect(table?.chunks.has("_engine.js")).toBe(true);
  expect(a?.chunks.has("_a.js")).toBe(true);
  expect(b?.chunks.has("_a.js")).toBe(false);
});
