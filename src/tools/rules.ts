import { parseArgs } from "node:util";
import { coverage, isComplete } from "./rules/coverage";
import { rulebooksOf, testsOf } from "./rules/files";
import { jsonReport, textReport } from "./rules/report";

/**
 * Lists the clauses of each rulebook with the tests that cover them. Exits 1 while one has none, 2 on wrong
 * usage.
 */

const USAGE = `npm run rules -- [--missing] [--json]

  --missing  only the clauses that no test shows
  --json     as JSON

A test shows the clauses that its name begins with, each written whole, with commas between them:
  test("D20 3.3, D20 3.4 both are asked, the active player first", ...)`;

function main(): void {
  const { values } = parseArgs({
    options: {
      missing: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const found = coverage(rulebooksOf("."), testsOf("."));
  console.log((values.json ? jsonReport : textReport)(found, values.missing));
  if (!isComplete(found)) process.exitCode = 1;
}

try {
  main();
} catch (fault) {
  if (!(fault instanceof TypeError)) throw fault;
  console.error(`${fault.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
