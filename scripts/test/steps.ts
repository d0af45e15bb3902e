/** One stage of `npm test`: a command, and its machine-readable report if it runs tests. */
export interface Step {
  name: string;
  title: string;
  command: string[];
  env?: Record<string, string>;
  report?: "vitest" | "playwright";
  /** Runs alone, after the others: it uses both cores, or what it shows depends on their being free. */
  needsMachine?: true;
}

const QUICK = ["lint", "checks", "deps", "unused", "types", "engine", "page"];

/**
 * The steps of `npm run test:fast`: everything without a browser, except the suspended scenarios, the coverage of the
 * rulebooks, the engine's own type check and the tests that play whole games.
 * @param reportFile path of the report of a step, by its name.
 */
export function fastSteps(reportFile: (name: string) => string): Step[] {
  return steps(reportFile)
    .filter(({ name }) => QUICK.includes(name))
    .map((step) => (step.report ? { ...step, env: { QUICK: "1" } } : step));
}

/** TypeScript 7: several times as fast. Our own scripts, and packages, use the interface of version 6. */
const TSC = ["node", "node_modules/@typescript/native/bin/tsc", "--noEmit"];

/**
 * Every check and test. Two steps run at a time until the build: the longest one beside the cheap ones.
 * @param reportFile path of the report of a step, by its name.
 */
export function steps(reportFile: (name: string) => string): Step[] {
  const vitest = (name: string, ...projects: string[]): Pick<Step, "name" | "command" | "report"> => ({
    name,
    report: "vitest",
    command: [
      "vitest",
      "run",
      ...projects.map((project) => `--project=${project}`),
      "--maxWorkers=1",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${reportFile(name)}`,
    ],
  });
  return [
    { ...vitest("page", "page", "isolated"), title: "Units of the page" },
    {
      name: "lint",
      title: "Format and lint",
      command: ["biome", "check", "--error-on-warnings", "--max-diagnostics=100"],
    },
    { name: "checks", title: "Project checks", command: ["tsx", "scripts/checks/run.ts"] },
    { name: "deps", title: "Import directions", command: ["depcruise", "src", "e2e", "scripts"] },
    { name: "unused", title: "Unused files, exports, packages", command: ["knip"] },
    { name: "types", title: "Types: everything", command: TSC },
    { ...vitest("engine", "engine"), title: "Units of the engine" },
    { ...vitest("suspended", "suspended"), title: "Scenarios, suspended at every decision" },
    {
      name: "types-engine",
      title: "Types: engine without a page",
      command: [...TSC, "-p", "tsconfig.engine.json"],
    },
    { name: "rules", title: "Every rule has its test", command: ["tsx", "src/tools/rules.ts"] },
    {
      name: "build",
      title: "Build",
      command: ["vite", "build", "--logLevel", "warn"],
      needsMachine: true,
    },
    {
      name: "size",
      title: "Weight of the page",
      command: ["tsx", "scripts/size/run.ts"],
      needsMachine: true,
    },
    {
      name: "e2e",
      title: "In the browser",
      command: ["tsx", "scripts/browser/e2e.ts", "--reporter=list,json"],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile("e2e") },
      report: "playwright",
      needsMachine: true,
    },
  ];
}
