import { parseArgs } from "node:util";
import { citations } from "./rules/citations";
import { coverage, isComplete } from "./rules/coverage";
import { rulebooksOf, sourcesOf, testsOf, withoutCodeIn } from "./rules/files";
import { jsonReport, textReport } from "./rules/report";

/**
 * Lists the clauses of each rulebook with the code and the tests that name them. Exits 1 if one has no test, 2 on wrong
 * usage.
 */

const USAGE = `npm run rules -- [--missing] [--json]

  --missing  only the clauses that no test or no code names
  --json     as JSON

A test shows the clauses that its name begins with, each written whole, with commas between them:
  test("D20 3.3, D20 3.4 both are asked, the active player first", ...)
Code names a clause anywhere in a line. Clauses without code of their own stand, with the
reason, in rules/without-code.json of their game.`;

function main(): void {
  const { values } = parseArgs({
    options: {
      missing: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(USAGE);
  const books = rulebooksOf(".");
  const code = citations(books, sourcesOf("."));
  const evidence = { tests: testsOf("."), code, withoutCode: withoutCodeIn(".") };
  const found = coverage(books, evidence);
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
