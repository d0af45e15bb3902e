import { addresses } from "./addresses";
import { clocks } from "./clocks";
import { determinism } from "./determinism";
import { docTags } from "./doc-tags";
import { fileNames } from "./file-names";
import { injection } from "./injection";
import { shortFiles } from "./length";
import { sources } from "./sources";

/** Checks the project's own rules that no linter has. Exits 1 with file:line for each breach. */
const checks = [shortFiles, determinism, injection, addresses, clocks, fileNames, docTags];
const files = sources(["src", "e2e", "scripts"]);
const problems = files.flatMap((file) => checks.flatMap((check) => check(file)));

for (const { file, line, says } of problems) console.error(`${file}:${line} ${says}`);
console.log(`${files.length} files read, ${problems.length} problems.`);
if (problems.length > 0) process.exitCode = 1;
