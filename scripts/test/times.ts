import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import type { Done } from "./run-steps";

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;

/**
 * Writes the page of the documentation that says how long each step takes.
 * @param total seconds from the first step's start to the last one's end.
 */
export function writeTimes(done: readonly Done[], total: number): void {
  const rows = done.map(
    ({ step, passed, seconds }) => `| ${step.title}${passed ? "" : " (failed)"} | ${minutes(seconds)} |`,
  );
  const page = `# How long the tests take

Made by \`npm test -- --times\`, which runs every step and rewrites this page.
Measured with ${cpus().length} cores, in minutes and seconds. Up to the build, two steps run at a time. A busy machine takes longer than a quiet one.

| Step | Time |
|---|---|
${rows.join("\n")}
| **All** | ${minutes(total)} |
`;
  writeFileSync("docs/test-times.md", page);
}
