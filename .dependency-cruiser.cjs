// Imports run one way: screens → table → sound → store → decks, opponents → (positions, sets) → games → language → kernel; ui is below table.
// Each room lists what it may reach; anything else under src is refused. Tests are free to reach
// anywhere, but nothing, tests included, may form a cycle.

const TEST = "(\\.test\\.tsx?|/testing(\\.tsx?|/.*))$";

/** A room: where it lives and which other parts of src it may import. */
const room = (name, from, mayImport) => ({
  name: `room-${name}`,
  comment: `${name} may import only: ${mayImport.join(", ")}`,
  severity: "error",
  from: { path: from, pathNot: TEST },
  to: { path: "^src/", pathNot: mayImport.map((path) => `^src/${path}`) },
});

const ENGINE = ["kernel/", "language/", "games/", "text/"];
const STORE = [...ENGINE, "decks/", "positions/", "sets/", "opponents/", "puzzles/", "store/"];
const SOUND = [...STORE, "sound/"];
const TABLE = [...SOUND, "table/", "art/", "ui/"];

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Two files that need each other are one file, or need a third; types count too.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },

    room("kernel", "^src/kernel/", ["kernel/"]),
    room("text", "^src/text/", ["text/"]),
    room("language", "^src/language/", ["language/", "kernel/", "text/"]),
    room("game", "^src/games/([^/]+)/(?!page/)", [
      "games/$1/",
      "games/[^/]+\\.ts$",
      "language/",
      "kernel/",
      "text/",
    ]),
    // Its scene and colours, which the page finds by their place, and its artwork.
    room("game-page", "^src/games/([^/]+)/page/", ["games/$1/page/", "art/"]),
    room("games", "^src/games/(?!registry\\.)[^/]+$", ENGINE),
    // The list of games names all that belongs to a game, its opponent too, and adds card sets to it.
    room("registry", "^src/games/registry\\.ts$", [...ENGINE, "opponents/", "sets/"]),
    room("decks", "^src/decks/", [...ENGINE, "decks/"]),
    room("sets", "^src/sets/", [...ENGINE, "sets/"]),
    room("positions", "^src/positions/", [...ENGINE, "positions/", "sets/"]),
    room("puzzles", "^src/puzzles/", [...ENGINE, "positions/", "opponents/", "puzzles/"]),
    room("opponents", "^src/opponents/", [...ENGINE, "sets/", "positions/", "opponents/"]),
    room("engine-entry", "^src/index\\.ts$", ["kernel/", "language/", "games/", "opponents/"]),
    room("store", "^src/store/", STORE),
    room("sound", "^src/sound/", SOUND),
    room("art", "^src/art/", ["art/", "kernel/", "language/"]),
    room("ui", "^src/ui/", ["ui/", "text/"]),
    room("table", "^src/table/", TABLE),
    room("screens", "^src/screens/", [...TABLE, "screens/"]),
    room("testing", "^src/testing/", [...ENGINE, "testing/"]),
    {
      name: "room-tools",
      comment: "The command line runs the engine, never the page.",
      severity: "error",
      from: { path: "^src/tools/", pathNot: TEST },
      to: { path: "^src/(screens|table|sound|store)/" },
    },
    {
      name: "art-types-only",
      comment: "A picture is drawn from data: art knows the shapes of the engine, not its code.",
      severity: "error",
      from: { path: "^src/art/", pathNot: TEST },
      to: { path: "^src/(kernel|language)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "game-by-its-index",
      comment:
        "A game exports one object, its index.ts; its guide/, its workshop/, its position/, its puzzles/ and its artwork load only when they are needed.",
      severity: "error",
      from: { path: "^(src|scripts)/", pathNot: [TEST, "^src/games/[^/]+/"] },
      to: {
        path: "^src/games/[^/]+/",
        pathNot:
          "^src/games/[^/]+/(index|guide/index|workshop/index|position/index|puzzles/index|page/artwork)\\.ts$",
      },
    },
    {
      name: "decks-in-the-browser-tests",
      comment: "See game-by-its-index.",
      severity: "error",
      from: { path: "^e2e/" },
      to: { path: "^src/games/[^/]+/", pathNot: "^src/games/[^/]+/(index|guide/index|decks/index)\\.ts$" },
    },
    {
      name: "tests-stay-outside",
      comment: "Nothing that ships imports a test or the scenario helper.",
      severity: "error",
      from: { path: "^src/", pathNot: [TEST, "^src/(testing|tools)/"] },
      to: { path: ["^src/testing/", TEST] },
    },
    {
      name: "nothing-imports-tools",
      severity: "error",
      from: { path: "^src/", pathNot: [TEST, "^src/tools/"] },
      to: { path: "^src/tools/" },
    },

    {
      name: "kernel-stands-alone",
      comment: "The kernel needs nothing but itself.",
      severity: "error",
      from: { path: "^src/kernel/", pathNot: TEST },
      to: { pathNot: "^src/kernel/" },
    },
    {
      name: "engine-without-page",
      comment: "The engine knows no React, no store, no motion, no database, no Node.",
      severity: "error",
      from: {
        path: "^src/(kernel|language|games|decks|positions|sets|opponents)/",
        pathNot: [TEST, "^src/games/[^/]+/page/"],
      },
      to: {
        path: "node_modules/(react|react-dom|zustand|framer-motion|idb|@dnd-kit|radix-ui|lucide-react)/",
      },
    },
    {
      name: "browser-without-node",
      severity: "error",
      from: { path: "^src/", pathNot: [TEST, "^src/(tools|testing)/"] },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "no-dev-dependency-in-the-app",
      severity: "error",
      from: { path: "^src/", pathNot: [TEST, "^src/(tools|testing)/"] },
      to: {
        dependencyTypes: ["npm-dev"],
        dependencyTypesNot: ["type-only"],
        pathNot: "node_modules/@types/",
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["^src/tools/bench/node_modules/", "^dist/"] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "browser", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json", ".css"],
    },
  },
};
